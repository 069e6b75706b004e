import { describe, expect, it } from "vitest";
import { answered, text } from "#specs/fixtures/messages.ts";
import { joined, type OwnedCard, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  signIn,
  type TestService,
  value,
} from "#specs/fixtures/service.ts";

const address = "hilda@secret.test";

/** Hilda joins, writes, asks, keeps and thanks; the owner has invited her by her address as well. */
const busy = async (hidesFirst: boolean) => {
  const service = makeService();
  const card = await ownedCard(service);
  const hilda = browser(service);
  await signIn(service, hilda, address, { first_name: "Hilda", last_name: "Hide" });
  const hide = async (on: boolean) => {
    value(await hilda.api("changeSettings", { body: { hide_my_email: on } }));
  };
  await hide(hidesFirst);
  const query = { story_id: card.id };
  const invite = { join_emails: [address], role_type: "contributor" as const };
  answered(await card.owner.api("invite", { query, body: invite }));
  const group = { type: "group", value: card.group } as const;
  answered(await hilda.api("joinStory", { path: group }));
  answered(await hilda.api("createSlide", { query, body: text("Dear Rae") }));
  answered(
    await card.owner.api("changeStory", {
      path: { id: card.id },
      body: { content_moderation: true },
    }),
  );
  answered(await hilda.api("createSlide", { query, body: text("And another") }));
  const other = await ownedCard(service, "otto@mail.test");
  const path = { token: other.recipient };
  answered(await hilda.api("saveCard", { path }));
  answered(await hilda.api("thank", { path, body: { thanks_message: "Thank you so" } }));
  const member = await joined(service, card, "mia@mail.test");
  await service.outbox.idle();
  return { service, card, other, hilda, member, hide };
};

/** Everything that this person can read of the card. */
const readAll = async (who: Browser, { id, group, recipient }: OwnedCard): Promise<string> => {
  const path = { id };
  const answers = [
    await who.api("readStory", { path }),
    await who.api("readStoryByLink", { path: { tokenType: "group", token: group } }),
    await who.api("readStoryByLink", { path: { tokenType: "recipient", token: recipient } }),
    await who.api("readGroup", { path }),
    await who.api("readGroupByLink", { path: { type: "group", token: group } }),
    await who.api("readContributions", { path }),
    await who.api("readSlides", { query: { story_id: id } }),
    await who.api("readRoles", {}),
    await who.api("readPendingRoles", {}),
  ];
  expect(answers.filter(({ ok }) => ok).length).toBe(who.accessToken ? 9 : 3);
  return JSON.stringify(answers);
};

const mailed = (service: TestService): string =>
  JSON.stringify(service.mailer.mails.filter(({ to }) => to !== address));

describe("a hidden address", () => {
  it("[OPEN-60][ACCT-04] is nowhere in what others read or are mailed; the name stays", async () => {
    const { service, card, other, member } = await busy(true);
    for (const who of [card.owner, member, browser(service)]) {
      const seen = await readAll(who, card);
      expect(seen).not.toContain(address);
      expect(seen).toContain("Hilda");
    }
    expect(await readAll(other.owner, other)).not.toContain(address);
    expect(mailed(service)).not.toContain(address);
    expect(mailed(service)).toContain("Hilda Hide");
  });

  it("[OPEN-60][ACCT-04] is gone from what was there before, and comes back when it is shown again", async () => {
    const { card, hide, hilda } = await busy(false);
    expect(await readAll(card.owner, card)).toContain(address);
    await hide(true);
    expect(await readAll(card.owner, card)).not.toContain(address);
    value(await hilda.api("changeAccount", { body: { first_name: "Hildegard" } }));
    expect(await readAll(card.owner, card)).not.toContain(address);
    await hide(false);
    expect(await readAll(card.owner, card)).toContain(address);
  });

  it("[OPEN-60] is not even kept with a card: neither with one that was begun before sign-in, nor with a new one", async () => {
    const service = makeService();
    const hilda = browser(service);
    const begin = async () =>
      value(await hilda.api("createStory", { body: { occasion: "birthday" } })).story.id;
    const before = await begin();
    await signIn(service, hilda, address, { first_name: "Hilda", last_name: "Hide" });
    value(await hilda.api("changeSettings", { body: { hide_my_email: true } }));
    value(await hilda.api("adoptStory", { path: { id: before } }));
    await begin();
    const slides = await service.store.list("slides", {});
    expect(slides.map((slide) => [slide.creator_first_name, slide.creator_email])).toEqual(
      Array(4).fill(["Hilda", null]),
    );
  });

  it("[OPEN-60] is one’s own to read", async () => {
    const { hilda, card } = await busy(true);
    expect(value(await hilda.api("readAccount", {})).account.email).toBe(address);
    expect(await readAll(hilda, card)).toContain(address);
  });

  it("[OPEN-60] shown or not, other members and passers-by never read it", async () => {
    const { service, card, member } = await busy(false);
    for (const who of [member, browser(service)])
      expect(await readAll(who, card)).not.toContain(address);
  });
});
