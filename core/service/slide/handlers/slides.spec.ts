import { describe, expect, it } from "vitest";
import { emptyContent } from "#core/domain/slide/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { at, groupCard } from "#specs/fixtures/groupCard.ts";
import {
  addText,
  answered,
  codeOf,
  messages,
  person,
  png,
  readBy,
  refusalOf,
  text,
  upload,
} from "#specs/fixtures/messages.ts";

describe("creating a message", () => {
  it("puts it last before the credits, at once where nothing is moderated [CONTRIB-05] [OPEN-134]", async () => {
    const { owner, friend, card } = await groupCard();
    await addText(owner, card, "first");
    const slide = await addText(friend, card, "second");
    expect(slide).toMatchObject({
      status: "approved",
      position: 3,
      creator: { first_name: "Fred" },
    });
    const read = await readBy(owner, card);
    expect(read.slides.map((s) => [s.type, s.position])).toEqual([
      ["title", 1],
      ["text", 2],
      ["text", 3],
      ["credits", 4],
    ]);
    expect(messages(read)).toEqual(["first", "second"]);
  });

  it("holds a contributor's message for approval under moderation, never the owner's [CONTRIB-04] [MODER-04] [OPEN-97]", async () => {
    const { owner, friend, card } = await groupCard({ content_moderation: true });
    expect(await addText(owner, card, "mine")).toMatchObject({ status: "approved" });
    expect(await addText(friend, card, "held")).toMatchObject({ status: "moderated", position: 0 });
    expect(messages(await readBy(owner, card))).toEqual(["mine"]);
  });

  it("meets the owner with the paywall at the limit, counted as an event [PAY-02] [PAY-03] [OPEN-147]", async () => {
    const { service, owner, card } = await groupCard();
    for (let n = 1; n <= 5; n++) await addText(owner, card, `message ${n}`);
    const sixth = await owner.api("createSlide", {
      query: { story_id: card.id },
      body: text("six"),
    });
    expect(codeOf(sixth)).toBe("paywall");
    expect(refusalOf(sixth)).toBe("This card is full. Upgrade it to add more messages.");
    expect(service.reporter.events).toEqual([
      { name: "paywall", facts: { tier: "free", messages: 5 } },
    ]);
    expect((await readBy(owner, card)).slides).toHaveLength(7);
  });

  it("never meets it on an unlimited card [PAY-04]", async () => {
    const { owner, card } = await groupCard({ product_tier: "unlimited" });
    for (let n = 1; n <= 25; n++) await addText(owner, card, `message ${n}`);
    expect((await readBy(owner, card)).slides).toHaveLength(27);
  });

  it("keeps a contributor's message when the card is full, and the owner sees it wait [OPEN-149]", async () => {
    const { owner, friend, card } = await groupCard();
    for (let n = 1; n <= 5; n++) await addText(owner, card, `message ${n}`);
    expect(await addText(friend, card, "late")).toMatchObject({ status: "pending", position: 0 });
    const read = await readBy(owner, card);
    expect(read.waiting_slide_count).toBe(1);
    expect(messages(read)).not.toContain("late");
  });

  it("takes only types that this person may make, and one title a card [SLIDE-05] [OPEN-84]", async () => {
    const { owner, friend, card } = await groupCard();
    const create = (who: typeof owner, body: object) =>
      who.api("createSlide", { query: { story_id: card.id }, body: body as never });
    const date = { type: "date", variant: "clock", date: "2026-05-01" };
    expect(codeOf(await create(friend, date))).toBe("invalid");
    expect(codeOf(await create(owner, date))).toBe("ok");
    for (const who of [owner, friend])
      expect(codeOf(await create(who, { type: "title", variant: "cake" }))).toBe("invalid");
    expect(codeOf(await create(owner, { type: "legacy", variant: "default" }))).toBe("invalid");
  });

  it("leaves what was not written empty, whatever kind it is [API-31] [OPEN-92]", async () => {
    const { owner, card } = await groupCard();
    for (const body of [
      text("Hello"),
      { type: "date" as const, variant: "clock", date: "2026-05-01" },
    ]) {
      const asked = { query: { story_id: card.id }, body };
      const { slide } = answered(await owner.api("createSlide", asked));
      expect(slide).toMatchObject({ ...emptyContent, ...body, media: [] });
    }
  });

  it("answers what is wrong field by field, in the form's own words [SLIDE-35] [ERR-16]", async () => {
    const { owner, card } = await groupCard();
    const outcome = await owner.api("createSlide", {
      query: { story_id: card.id },
      body: { ...text(""), subtitle: "x".repeat(31) },
    });
    expect(spoken(outcome)).toMatchObject({
      refusal: {
        code: "invalid",
        errors: [
          { field: "subtitle", message: "Please keep this to 30 characters or less" },
          { field: "description", message: "Please add a message" },
        ],
      },
    });
  });

  it("is refused to strangers and recipients [API-31]", async () => {
    const { service, card } = await groupCard();
    const stranger = await person(service, "Stan");
    const outcome = await stranger.api("createSlide", {
      query: { story_id: card.id },
      body: text("hi"),
    });
    expect(codeOf(outcome)).toBe("forbidden");
  });

  it("shows only the author's own pictures, or for the owner those of the card", async () => {
    const { service, owner, friend, card } = await groupCard();
    const photo = async (who: typeof owner) => {
      const { key } = await upload(service, who, png());
      return answered(
        await who.api("createMedia", {
          body: {
            s3_key: key,
            media_type: "photo",
            mime_type: "image/png",
            story_id: card.id,
          },
        }),
      ).media;
    };
    const [hers, his] = [await photo(owner), await photo(friend)];
    const show = (who: typeof owner, id: string) =>
      who.api("createSlide", {
        query: { story_id: card.id },
        body: { type: "photos", variant: "simple", media: [{ id, position: 1 }] },
      });
    expect(codeOf(await show(friend, hers.id))).toBe("invalid");
    expect(codeOf(await show(friend, his.id))).toBe("ok");
    const slide = answered(await show(owner, his.id)).slide;
    expect(slide.media).toMatchObject([{ id: his.id, position: 1, type: "photo" }]);
  });
});

describe("ordering the slides", () => {
  const order = (ids: readonly string[]) => ids.map((id, n) => ({ id, position: n + 1 }));

  it("takes positions from 1, as a list or in an object [STORY-10] [OPEN-79]", async () => {
    const { owner, card } = await groupCard();
    const [a, b] = [await addText(owner, card, "a"), await addText(owner, card, "b")];
    const { story } = answered(
      await owner.api("orderSlides", {
        path: { id: card.id },
        body: { slides: order([b.id, a.id]) },
      }),
    );
    expect(messages(story)).toEqual(["b", "a"]);
    const bare = await owner.api("orderSlides", {
      path: { id: card.id },
      body: order([a.id, b.id]) as never,
    });
    expect(messages(answered(bare).story)).toEqual(["a", "b"]);
  });

  it("is refused as stale from an older card, and to contributors [API-30]", async () => {
    const { owner, friend, card } = await groupCard();
    const a = await addText(owner, card, "a");
    const read = await readBy(owner, card);
    await addText(friend, card, "b");
    const asked = { path: { id: card.id }, body: { slides: order([a.id]), version: read.version } };
    expect(codeOf(await owner.api("orderSlides", asked))).toBe("stale");
    expect(codeOf(await friend.api("orderSlides", asked))).toBe("forbidden");
  });

  it("refuses slides that are not in the card", async () => {
    const { owner, card } = await groupCard();
    const outcome = await owner.api("orderSlides", {
      path: { id: card.id },
      body: { slides: order(["nobody"]) },
    });
    expect(codeOf(outcome)).toBe("invalid");
  });
});

describe("reading slides", () => {
  it("hides other people's messages where contributors do not see each other's [OPEN-75] [API-41]", async () => {
    const { owner, friend, card } = await groupCard({ show_as_you_go: false });
    const hers = await addText(owner, card, "hers");
    await addText(friend, card, "his");
    const { slides } = answered(await friend.api("readSlides", { query: { story_id: card.id } }));
    expect(slides.map((s) => s.description)).toContain("his");
    expect(slides.map((s) => s.description)).not.toContain("hers");
    expect(codeOf(await friend.api("readSlide", at(hers)))).toBe("forbidden");
  });
});

describe("starting a card", () => {
  it("takes the cover by the catalogue's name, and refuses one that nobody knows [OPEN-116] [SLIDE-16]", async () => {
    const { owner } = await groupCard();
    const start = (title_variant: string) =>
      owner.api("createStory", { body: { occasion: "birthday", title_variant } });
    expect(answered(await start("paper hearts")).story.slides[0]?.variant).toBe("paper_heart");
    expect(codeOf(await start("nonsense"))).toBe("invalid");
  });
});
