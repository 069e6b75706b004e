import { describe, expect, it } from "vitest";
import {
  addText,
  answered,
  cardOf,
  codeOf,
  joins,
  jpeg,
  messages,
  person,
  readBy,
  text,
  upload,
} from "#specs/fixtures/messages.ts";
import { type Browser, browser, makeService } from "#specs/fixtures/service.ts";

const setUp = async (facts: Parameters<typeof cardOf>[2] = {}) => {
  const service = makeService();
  const owner = await person(service, "Olive", { news: "at_once" });
  const card = await cardOf(service, owner, facts);
  const group = card.tokens.group ?? "";
  const store = async (who: Browser, words: string, more: object = {}) =>
    answered(
      await who.api("createContribution", {
        query: { group },
        body: { ...text(words), ...more },
      }),
    ).contribution;
  const send = (who: Browser, id: string, body: object = { groupToken: group }) =>
    who.api("sendContribution", { path: { id }, body });
  return { service, owner, card, group, store, send };
};

describe("a message before sign-in", () => {
  it("is kept under the group link, seen by nobody, until it is sent [CONTRIB-02] [OPEN-96]", async () => {
    const { service, owner, card, store } = await setUp();
    const stored = await store(browser(service), "hello");
    expect(stored).toMatchObject({ status: "pending", slide: { description: "hello" } });
    expect(stored.id.length).toBeGreaterThanOrEqual(22);
    expect(messages(await readBy(owner, card))).toEqual([]);
    const { contributions } = answered(
      await owner.api("readContributions", { path: { id: card.id } }),
    );
    expect(contributions).toEqual([]);
    expect(codeOf(await owner.api("approveSlide", { path: { id: stored.id } }))).toBe("notFound");
  });

  it("is changed in place by the same visitor, and never by another [CONTRIB-10] [API-43]", async () => {
    const { service, store } = await setUp();
    const visitor = browser(service);
    const first = await store(visitor, "hello");
    const again = await store(visitor, "hello again", { contribution_id: first.id });
    expect(again).toMatchObject({
      id: first.id,
      slide: { description: "hello again", version: 2 },
    });
    const other = await store(browser(service), "mine", { contribution_id: first.id });
    expect(other.id).not.toBe(first.id);
  });

  it("is limited to a stack of twenty for one visitor", async () => {
    const { service, group, store } = await setUp();
    const visitor = browser(service);
    for (let n = 1; n <= 20; n++) await store(visitor, `m${n}`);
    const more = await visitor.api("createContribution", { query: { group }, body: text("x") });
    expect(codeOf(more)).toBe("invalid");
  });

  it("is not taken under a private link without an invitation, nor under a wrong one [OPEN-63] [API-43]", async () => {
    const { service, group } = await setUp({ group_link_privacy: "private" });
    const ask = (who: Browser, token: string) =>
      who.api("createContribution", { query: { group: token }, body: text("x") });
    expect(codeOf(await ask(browser(service), group))).toBe("unauthenticated");
    expect(codeOf(await ask(await person(service, "Stan"), group))).toBe("forbidden");
    expect(codeOf(await ask(browser(service), "wrong"))).toBe("notFound");
  });
});

describe("sending after sign-in", () => {
  it("makes it the account's, its author a contributor, and puts it in the card [CONTRIB-03] [CONTRIB-05] [OPEN-95]", async () => {
    const { service, owner, card, store, send } = await setUp();
    const visitor = browser(service);
    const stored = await store(visitor, "hello");
    expect(codeOf(await send(visitor, stored.id))).toBe("unauthenticated");
    const fred = await person(service, "Fred", {}, visitor);
    const sent = answered(await send(fred, stored.id)).contribution;
    expect(sent).toMatchObject({
      id: stored.id,
      status: "approved",
      slide: { position: 2, creator: { id: fred.account.id, first_name: "Fred" } },
    });
    expect(messages(await readBy(owner, card))).toEqual(["hello"]);
    expect(codeOf(await fred.api("readStory", { path: { id: card.id } }))).toBe("ok");
  });

  it("twice is once, also at the same moment [R6] [OPEN-95]", async () => {
    const { service, owner, card, store, send } = await setUp();
    const visitor = browser(service);
    const stored = await store(visitor, "hello");
    const fred = await person(service, "Fred", {}, visitor);
    const both = await Promise.all([send(fred, stored.id), send(fred, stored.id)]);
    const third = await send(fred, stored.id);
    for (const outcome of [...both, third])
      expect(answered(outcome).contribution).toMatchObject({ status: "approved" });
    expect(messages(await readBy(owner, card))).toEqual(["hello"]);
    expect((await readBy(owner, card)).role_count).toBe(2);
  });

  it("[F-02] is refused to an account that only knows its id and the group's token [OPEN-166] [CONTRIB-09]", async () => {
    const { service, group, store, send } = await setUp();
    const stored = await store(browser(service), "hello");
    const named = { contributionId: stored.id, groupToken: group };
    const eve = await person(service, "Eve");
    for (const body of [{}, named, { ...named, groupToken: "wrong" }])
      expect(codeOf(await send(eve, stored.id, body))).toBe("forbidden");
  });

  it("waits for approval under moderation, and completes all the same [CONTRIB-04] [OPEN-96] [OPEN-97]", async () => {
    const { service, owner, card, store, send } = await setUp({ content_moderation: true });
    const visitor = browser(service);
    const stored = await store(visitor, "hello");
    const fred = await person(service, "Fred", {}, visitor);
    expect(answered(await send(fred, stored.id)).contribution.status).toBe("moderated");
    expect(messages(await readBy(owner, card))).toEqual([]);
    await service.outbox.idle();
    expect(service.mailer.to("olive@people.test")?.text).toContain("waiting for your approval");
  });

  it("waits for room in a full card; the owner hears of it [OPEN-149] [PAY-02]", async () => {
    const { service, owner, card, store, send } = await setUp();
    for (let n = 1; n <= 5; n++) await addText(owner, card, `m${n}`);
    const visitor = browser(service);
    const stored = await store(visitor, "late");
    const fred = await person(service, "Fred", {}, visitor);
    expect(answered(await send(fred, stored.id)).contribution.status).toBe("pending");
    expect((await readBy(owner, card)).waiting_slide_count).toBe(1);
    await service.outbox.idle();
    expect(service.mailer.to("olive@people.test")?.text).toContain("the card is full");
  });

  it("asks to be let in where the link became private, and the message is held [CONTRIB-07] [MODER-03] [OPEN-64]", async () => {
    const { service, owner, card, store, send } = await setUp();
    const visitor = browser(service);
    const stored = await store(visitor, "hello");
    answered(
      await owner.api("changeStory", {
        path: { id: card.id },
        body: { group_link_privacy: "private" },
      }),
    );
    const fred = await person(service, "Fred", {}, visitor);
    expect(answered(await send(fred, stored.id)).contribution.status).toBe("moderated");
    const read = await readBy(owner, card);
    expect([read.role_request_count, messages(read)]).toEqual([1, []]);
    await service.outbox.idle();
    expect(service.mailer.mails.map((m) => m.to)).toEqual(["olive@people.test"]);
  });

  it("takes its pictures along from the visitor to the account [CONTRIB-02] [MEDIA-07]", async () => {
    const { service, group, send } = await setUp();
    const visitor = browser(service);
    const { key } = await upload(service, visitor, jpeg(), "image/jpeg");
    const { media } = answered(
      await visitor.api("createMedia", {
        body: { s3_key: key, media_type: "photo", mime_type: "image/jpeg" },
      }),
    );
    const { contribution } = answered(
      await visitor.api("createContribution", {
        query: { group },
        body: { type: "photos", variant: "polaroid", media: [{ id: media.id, position: 1 }] },
      }),
    );
    const fred = await person(service, "Fred", {}, visitor);
    const sent = answered(await send(fred, contribution.id)).contribution;
    expect(sent.slide.media).toMatchObject([{ id: media.id, url: media.url }]);
    visitor.jar.clear();
    expect(codeOf(await fred.api("readMedia", { path: { id: media.id } }))).toBe("ok");
  });

  it("hides an address that its author hides, also from the owner [OPEN-60]", async () => {
    const { service, owner, card } = await setUp();
    const [open, shy] = [
      await person(service, "Ann"),
      await person(service, "Shy", { hide_my_email: true }),
    ];
    for (const who of [open, shy]) {
      await joins(who, card);
      await addText(who, card, "hi");
    }
    const emails = (await readBy(owner, card)).slides
      .filter((s) => s.type === "text")
      .map((s) => s.creator?.email);
    expect(emails).toEqual(["ann@people.test", null]);
  });
});
