import { describe, expect, it } from "vitest";
import { peopleWords } from "#core/domain/words/index.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
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
