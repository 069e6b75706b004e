import { describe, expect, it } from "vitest";
import { messageStateAfter, messageStateOf } from "#core/domain/slide/index.ts";
import { as, type SlideId } from "#core/kernel/index.ts";
import { admitWaiting } from "#core/service/index.ts";
import { at, groupCard } from "#specs/fixtures/groupCard.ts";
import { addText, answered, codeOf, messages, readBy } from "#specs/fixtures/messages.ts";
import type { makeService } from "#specs/fixtures/service.ts";

const setUp = async (facts: Parameters<typeof groupCard>[0] = { content_moderation: true }) => {
  const { service, owner, friend, card } = await groupCard(facts);
  const send = async (words: string) => {
    service.clock.step(1000);
    return addText(friend, card, words);
  };
  const statusOf = async (slide: { id: string }) =>
    answered(await friend.api("readSlide", { path: { id: slide.id } })).slide.status;
  return { service, owner, friend, card, send, statusOf };
};

describe("moderating", () => {
  it("lets an approved message into the card, last before the credits [MODER-01] [MODER-04] [MODER-05]", async () => {
    const { owner, card, send } = await setUp();
    const [first, second] = [await send("first"), await send("second")];
    expect(messages(await readBy(owner, card))).toEqual([]);
    answered(await owner.api("approveSlide", at(second)));
    answered(await owner.api("approveSlide", at(first)));
    const read = await readBy(owner, card);
    expect(messages(read)).toEqual(["second", "first"]);
    expect(read.slides.map((s) => s.position)).toEqual([1, 2, 3, 4]);
    expect(codeOf(await owner.api("approveSlide", at(first)))).toBe("ok");
  });

  it("is the owner's alone [MODER-01]", async () => {
    const { friend, card, send } = await setUp();
    const slide = await send("mine");
    for (const id of ["approveSlide", "rejectSlide", "markSeen"] as const)
      expect(codeOf(await friend.api(id, at(slide)))).toBe("forbidden");
    expect(codeOf(await friend.api("approveAllSlides", at(card)))).toBe("forbidden");
  });

  it("keeps a rejected message out, also one that was in, until it is approved after all [MODER-05] [OPEN-96]", async () => {
    const { owner, card, send, statusOf } = await setUp({});
    const [kept, out] = [await send("kept"), await send("out")];
    answered(await owner.api("rejectSlide", at(out)));
    expect(await statusOf(out)).toBe("rejected");
    const read = await readBy(owner, card);
    expect(messages(read)).toEqual(["kept"]);
    expect(read.slides.map((s) => s.position)).toEqual([1, 2, 3]);
    answered(await owner.api("approveSlide", at(out)));
    expect(messages(await readBy(owner, card))).toEqual(["kept", "out"]);
    expect(await statusOf(kept)).toBe("approved");
  });

  it("leaves a message where the rule says, from wherever it stands [F-60] [MODER-05]", async () => {
    const { service, owner, friend, card, send } = await setUp();
    const standing = async (id: string) => {
      const slide = await service.store.find("slides", as<SlideId>(id));
      return slide ? messageStateOf(slide) : null;
    };
    const tries = async (id: "approveSlide" | "rejectSlide", slide: { id: string }) => {
      const before = await standing(slide.id);
      await owner.api(id, at(slide));
      const happening = id === "approveSlide" ? "approve" : "reject";
      const full = { held: false, full: (await messagesOf()) >= 5 };
      expect(await standing(slide.id)).toBe(before && messageStateAfter(before, happening, full));
      return before;
    };
    const messagesOf = async () => messages(await readBy(owner, card)).length;
    const met = new Set<string | null>();
    const sent = await send("one");
    for (const id of ["rejectSlide", "approveSlide", "rejectSlide", "rejectSlide"] as const)
      met.add(await tries(id, sent));
    for (let n = 1; n <= 5; n++) await addText(owner, card, `m${n}`);
    met.add(await tries("approveSlide", sent));
    met.add(await tries("rejectSlide", sent));
    const stored = answered(
      await friend.api("createContribution", {
        query: { group: card.tokens.group ?? "" },
        body: { type: "text", variant: "letter", description: "not sent" },
      }),
    ).contribution;
    met.add(await tries("rejectSlide", stored.slide));
    expect([...met].sort()).toEqual(["approved", "moderated", "rejected", "stored", "waiting"]);
  });

  it("never takes the title or the credits out [SLIDE-39]", async () => {
    const { owner, card } = await setUp();
    for (const slide of card.slides)
      expect(codeOf(await owner.api("rejectSlide", at(slide)))).toBe("invalid");
  });

  it("remembers an approval that meets the paywall, and the message enters after the upgrade [OPEN-149] [PAY-02] [PAY-03]", async () => {
    const { service, owner, card, send, statusOf } = await setUp();
    for (let n = 1; n <= 5; n++) await addText(owner, card, `m${n}`);
    const late = await send("late");
    expect(codeOf(await owner.api("approveSlide", at(late)))).toBe("paywall");
    expect(service.reporter.events.map((e) => e.name)).toEqual(["paywall"]);
    expect(await statusOf(late)).toBe("pending");
    expect((await readBy(owner, card)).waiting_slide_count).toBe(1);
    expect(codeOf(await owner.api("approveSlide", at(late)))).toBe("paywall");

    await upgrade(service, card.id);
    expect(messages(await readBy(owner, card))).toEqual(["m1", "m2", "m3", "m4", "m5", "late"]);
    expect((await readBy(owner, card)).waiting_slide_count).toBe(0);
  });

  it("approves as many as fit in the order of their arrival; the others wait for room [MODER-05] [OPEN-149]", async () => {
    const { service, owner, card, send, statusOf } = await setUp();
    for (let n = 1; n <= 3; n++) await addText(owner, card, `m${n}`);
    const sent = [await send("a"), await send("b"), await send("c"), await send("d")];
    const rejected = await send("no");
    answered(await owner.api("rejectSlide", at(rejected)));
    answered(await owner.api("approveAllSlides", at(card)));
    expect(messages(await readBy(owner, card))).toEqual(["m1", "m2", "m3", "a", "b"]);
    expect(await Promise.all(sent.map(statusOf))).toEqual([
      "approved",
      "approved",
      "pending",
      "pending",
    ]);
    expect(await statusOf(rejected)).toBe("rejected");
    await upgrade(service, card.id);
    expect(messages(await readBy(owner, card))).toEqual(["m1", "m2", "m3", "a", "b", "c", "d"]);
  });

  it("counts what the owner has not seen, and marks it seen [STORY-12] [MODER-05]", async () => {
    const { owner, card, send } = await setUp();
    const slide = await send("new");
    const unseen = async () =>
      answered(await owner.api("readUpdates", at(card))).updates.contributions_unseen;
    expect(await unseen()).toBe(1);
    answered(await owner.api("markSeen", at(slide)));
    expect(await unseen()).toBe(0);
  });
});

describe("the list of contributions", () => {
  it("shows the owner every message that was sent, newest first, with where it stands [API-40] [CONTRIB-10]", async () => {
    const { owner, friend, card, send } = await setUp();
    await send("one");
    await send("two");
    const list = async (who: typeof owner) =>
      answered(await who.api("readContributions", at(card))).contributions;
    expect((await list(owner)).map((c) => [c.slide.description, c.status, c.seen])).toEqual([
      ["two", "moderated", false],
      ["one", "moderated", false],
    ]);
    const own = await addText(owner, card, "hers");
    expect((await list(friend)).map((c) => c.slide.description).sort()).toEqual([
      "hers",
      "one",
      "two",
    ]);
    answered(await owner.api("changeStory", { ...at(card), body: { show_as_you_go: false } }));
    expect((await list(friend)).map((c) => c.id)).not.toContain(own.id);
    expect(await list(friend)).toHaveLength(2);
  });
});

/** What an upgrade does: the tier, and whoever waited comes in. */
const upgrade = async (service: ReturnType<typeof makeService>, id: string) => {
  const { UnitOfWork } = await import("#core/service/context/unitOfWork.ts");
  const story = await service.store.find("stories", id);
  if (!story) throw new Error("no such card");
  const work = new UnitOfWork();
  const today = new Date(service.clock.now()).toISOString();
  work.change("stories", story, { product_tier: "starter" });
  const card = {
    story: { ...story, product_tier: "starter" as const },
    role: null,
    ...(await service.store.bundle(story.id)),
  };
  const after = admitWaiting({ ...service, work, today } as never, card);
  await service.store.commit(work.changes, work.notices);
  expect(after.slides.filter((s) => s.status === "pending")).toEqual([]);
};
