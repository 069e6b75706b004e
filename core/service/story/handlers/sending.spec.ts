import { describe, expect, it } from "vitest";
import { peopleWords } from "#core/domain/words/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const card = await ownedCard(service);
  const path = { id: card.id };
  const send = (more: object = {}, who = card.owner) =>
    who.api("sendStory", {
      path,
      body: { recipient_email: "Rae@mail.test", recipient_name: "Rae", ...more },
    });
  const cards = async () => {
    await service.outbox.idle();
    return service.store.list("mails", { kind: ["card", "test"] });
  };
  return { service, card, path, send, cards };
};

describe("sending", () => {
  it("[SEND-02][SEND-04][OPEN-26] mails the card's link and marks the card as sent", async () => {
    const { service, card, send } = await set();
    const { story } = value(await send({ recipient_message: "Open me" }));
    expect(story).toMatchObject({ setup_invite_complete: true, setup_send_complete: true });
    expect(story.sent_by_email_on).not.toBeNull();
    const letter = await newestLetter(service, "rae@mail.test");
    expect(letter.path).toBe(`/unwrap/${card.recipient}`);
    expect(letter.text).toContain("Open me");
    const { roles } = value(await card.owner.api("readGroup", { path: { id: card.id } }));
    expect(roles.find((r) => r.role_type === "recipient")).toMatchObject({
      status: "pending",
      join_email: "rae@mail.test",
    });
    await send();
    expect(await service.store.list("roles", { role_type: "recipient" })).toHaveLength(1);
  });

  it("[ROLE-17][OPEN-63] lets the recipient of a private card in by the mailed link", async () => {
    const { service, card, path, send } = await set();
    await card.owner.api("changeStory", { path, body: { recipient_link_privacy: "private" } });
    await send();
    const { query } = await newestLetter(service, "rae@mail.test");
    const rae = browser(service);
    const link = { path: { tokenType: "recipient", token: card.recipient } } as const;
    expect(refusalOf(await rae.api("readStoryByLink", link))).toBe("unauthenticated");
    expect(refusalOf(await rae.api("readStoryByLink", { ...link, query }))).toBe("");
    await signIn(service, rae, "rae@home.test");
    const kept = await rae.api("saveCard", { path: { token: card.recipient }, query });
    expect(value(kept).role.status).toBe("active");
  });

  it("[SEND-04] as a test goes to the owner alone and marks nothing", async () => {
    const { service, card, path, send, cards } = await set();
    expect(value(await send({ test: true })).story.sent_by_email_on).toBeNull();
    expect((await cards()).map((m) => m.to_email)).toEqual(["olive@mail.test"]);
    expect((await newestLetter(service, "olive@mail.test")).subject).toMatch(/^Test: /);
    const { story } = value(await card.owner.api("readStory", { path }));
    expect(story.setup_send_complete).toBe(false);
  });

  it("[SEND-05] keeps the reminder that was set with it, for every year; none for a test or where none is set", async () => {
    const { card, send } = await set();
    const reminder = {
      reminder_days_before: 14,
      reminder_occasion_date: "2027-05-12",
      reminder_offset: 1,
      reminder_title: "Rae again",
    };
    value(await send(reminder));
    value(await send({ ...reminder, set_reminder: true, test: true }));
    value(await send({ ...reminder, set_reminder: true }));
    const { reminders } = value(
      await card.owner.api("readStoryReminders", { path: { id: card.id } }),
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({
      ...reminder,
      title: "Rae again",
      recipient_email: "rae@mail.test",
      repeat: true,
      reminder_date: "2027-04-28",
    });
  });

  it("[SEND-05][OPEN-81] refuses what cannot be kept, in words, and sends nothing", async () => {
    const { send, cards } = await set();
    expect(await send({ set_reminder: true })).toMatchObject({
      refusal: { code: "invalid", message: peopleWords.noOccasionDate },
    });
    expect(await send({ recipient_message: "x".repeat(301) })).toMatchObject({
      refusal: { code: "invalid", message: peopleWords.messageTooLong },
    });
    expect(await cards()).toEqual([]);
  });

  it("[PAY-02][OPEN-150] a card over its plan is upgraded first", async () => {
    const { service, card, send, cards } = await set();
    const [slide] = await service.store.list("slides", { type: "title" });
    if (!slide) throw new Error("A card has a title.");
    const row = (n: number) => ({
      ...slide,
      id: `extra${n}` as typeof slide.id,
      type: "text" as const,
    });
    const add = (n: number) =>
      service.store.commit([{ kind: "add", table: "slides", row: row(n) }], []);
    for (let n = 1; n <= 5; n++) await add(n);
    expect(refusalOf(await send())).toBe("");
    await add(6);
    expect(refusalOf(await send())).toBe("paywall");
    expect(refusalOf(await card.owner.api("markSentByLink", { path: { id: card.id } }))).toBe(
      "paywall",
    );
    expect(await cards()).toHaveLength(1);
    expect(service.reporter.events.map((e) => e.name)).toContain("paywall");
  });

  it("[SEND-03] by link is marked", async () => {
    const { card, path } = await set();
    const { story } = value(await card.owner.api("markSentByLink", { path }));
    expect(story.sent_by_copy_link_on).not.toBeNull();
    expect(story.setup_send_complete).toBe(true);
  });

  it("[ROLE-06] is for the owner only", async () => {
    const { service, card, send } = await set();
    const gus = await joined(service, card, "gus@mail.test");
    expect(refusalOf(await send({}, gus))).toBe("forbidden");
  });
});

describe("thanks", () => {
  const received = async () => {
    const made = await set();
    const rae = browser(made.service);
    const path = { token: made.card.recipient };
    const thank = (thanks_message: string) => rae.api("thank", { path, body: { thanks_message } });
    return { ...made, rae, thank, token: path };
  };

  it("[RECIP-05][RECIP-07][OPEN-65] are kept on the card and told to the owner, once signed in", async () => {
    const { service, card, path, rae, thank } = await received();
    expect(refusalOf(await thank("Thank you!"))).toBe("unauthenticated");
    await signIn(service, rae, "rae@mail.test", { first_name: "Rae", last_name: "Recipient" });
    expect(value(await thank(" Thank you! ")).story.thanks_message).toBe("Thank you!");
    const { story } = value(await card.owner.api("readStory", { path }));
    expect(story.thanks_message).toBe("Thank you!");
    expect(story.thanks_sent_on).not.toBeNull();
    const letter = await newestLetter(service, "olive@mail.test");
    expect(letter.path).toBe(`/edit/${card.id}/thanks`);
    expect(story.thanks_from).toBe("Rae Recipient");
    expect(letter.text).toContain("Thank you!");
  });

  it("[RECIP-06] are taken back", async () => {
    const { service, card, path, rae, thank, token } = await received();
    await signIn(service, rae, "rae@mail.test");
    await thank("Thank you!");
    expect(refusalOf(await rae.api("removeThanks", { path: token }))).toBe("");
    const { story } = value(await card.owner.api("readStory", { path }));
    expect([story.thanks_message, story.thanks_sent_on]).toEqual([null, null]);
  });

  it("[F-07][OPEN-171] are whose they are: no one else with the link reads, changes or removes them", async () => {
    const { service, card, path, rae, thank, token } = await received();
    await signIn(service, rae, "rae@mail.test");
    value(await thank("Thank you!"));
    const mallory = browser(service);
    await signIn(service, mallory, "mallory@mail.test");
    const link = { path: { tokenType: "recipient", token: card.recipient } } as const;
    for (const other of [mallory, card.owner]) {
      const body = { thanks_message: "You shouldn't have" };
      expect(await other.api("thank", { path: token, body })).toMatchObject({
        refusal: { code: "forbidden", message: peopleWords.alreadyThanked },
      });
      expect(refusalOf(await other.api("removeThanks", { path: token }))).toBe("forbidden");
    }
    const seen = async (who: Browser) =>
      value(await who.api("readStoryByLink", link)).story.thanks_message;
    expect([await seen(rae), await seen(mallory), await seen(browser(service))]).toEqual([
      "Thank you!",
      null,
      null,
    ]);
    value(await thank("Thank you all!"));
    const { story } = value(await card.owner.api("readStory", { path }));
    expect(story.thanks_message).toBe("Thank you all!");
    // what was taken back may be said anew, by someone else as well
    expect(refusalOf(await rae.api("removeThanks", { path: token }))).toBe("");
    const body = { thanks_message: "From the two of us" };
    expect(refusalOf(await mallory.api("thank", { path: token, body }))).toBe("");
    expect(refusalOf(await thank("Once more"))).toBe("forbidden");
  });

  it("[F-07][F-43][OPEN-171] are hidden by the owner alone, and not mailed again then", async () => {
    const { service, card, path, rae, thank } = await received();
    await signIn(service, rae, "rae@mail.test");
    value(await thank("Thank you!"));
    const hide = (who: Browser, thanks_hidden: boolean) =>
      who.api("changeStory", { path, body: { thanks_hidden } });
    expect(refusalOf(await hide(rae, true))).toBe("forbidden");
    expect(value(await hide(card.owner, true)).story).toMatchObject({
      thanks_hidden: true,
      thanks_message: "Thank you!",
    });
    const mails = async () => (await service.store.list("mails", { kind: "thanks" })).length;
    const before = await mails();
    value(await thank("Read this!"));
    expect(await mails()).toBe(before);
    value(await hide(card.owner, false));
    value(await thank("Sorry"));
    expect(await mails()).toBe(before + 1);
  });

  it("[F-07][ACCT-05] of somebody who deleted their account are nobody's to change", async () => {
    const { service, card, rae, thank, token } = await received();
    await signIn(service, rae, "rae@mail.test");
    value(await thank("Thank you!"));
    value(await rae.api("deleteAccount", {}));
    const kept = await service.store.find("stories", card.id as never);
    expect([kept?.thanks_message, kept?.thanks_account_id]).toEqual(["Thank you!", null]);
    const mallory = browser(service);
    await signIn(service, mallory, "mallory@mail.test");
    expect(refusalOf(await mallory.api("removeThanks", { path: token }))).toBe("forbidden");
  });

  it("[OPEN-81] are at most 300 characters and never empty", async () => {
    const { service, rae, thank } = await received();
    await signIn(service, rae, "rae@mail.test");
    expect(refusalOf(await thank("x".repeat(300)))).toBe("");
    expect(spoken(await thank("x".repeat(301)))).toMatchObject({
      refusal: { message: "Please keep your message under 300 characters" },
    });
    expect(spoken(await thank("  "))).toMatchObject({
      refusal: { message: "Please add a message" },
    });
  });

  it("[ROLE-06] are not mailed to an owner who wants no mails, nor without end", async () => {
    const { service, card, path, rae, thank } = await received();
    await signIn(service, rae, "rae@mail.test");
    for (let n = 0; n < 30; n++) expect(refusalOf(await thank(`Thanks ${n}`))).toBe("");
    expect(await service.store.list("mails", { kind: "thanks" })).toHaveLength(20);
    await card.owner.api("changeStory", { path, body: { owner_email_notifications: false } });
    service.clock.step(86_400_000);
    rae.accessToken = value(await rae.api("refresh", { body: {} })).auth.accessToken;
    expect(refusalOf(await thank("Once more"))).toBe("");
    expect(await service.store.list("mails", { kind: "thanks" })).toHaveLength(20);
  });
});
