import { describe, expect, it } from "vitest";
import { peopleWords } from "#core/domain/words/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

describe("thanks", () => {
  const received = async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const rae = browser(service);
    const token = { token: card.recipient };
    const thank = (thanks_message: string) =>
      rae.api("thank", { path: token, body: { thanks_message } });
    return { service, card, path: { id: card.id }, rae, thank, token };
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
