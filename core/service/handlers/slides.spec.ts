import { describe, expect, it } from "vitest";
import {
  addText,
  answered,
  cardOf,
  codeOf,
  joins,
  messages,
  person,
  png,
  readBy,
  refusalOf,
  text,
  upload,
} from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

const setUp = async (facts: Parameters<typeof cardOf>[2] = {}) => {
  const service = makeService();
  const owner = await person(service, "Olive");
  const friend = await person(service, "Fred");
  const card = await cardOf(service, owner, facts);
  await joins(friend, card);
  return { service, owner, friend, card };
};
type At = { path: { id: string } };
const at = (slide: { id: string }): At => ({ path: { id: slide.id } });

describe("creating a message", () => {
  it("puts it last before the credits, at once where nothing is moderated [CONTRIB-05] [OPEN-134]", async () => {
    const { owner, friend, card } = await setUp();
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
    const { owner, friend, card } = await setUp({ content_moderation: true });
    expect(await addText(owner, card, "mine")).toMatchObject({ status: "approved" });
    expect(await addText(friend, card, "held")).toMatchObject({ status: "moderated", position: 0 });
    expect(messages(await readBy(owner, card))).toEqual(["mine"]);
  });

  it("meets the owner with the paywall at the limit, counted as an event [PAY-02] [PAY-03] [OPEN-147]", async () => {
    const { service, owner, card } = await setUp();
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
    const { owner, card } = await setUp({ product_tier: "unlimited" });
    for (let n = 1; n <= 25; n++) await addText(owner, card, `message ${n}`);
    expect((await readBy(owner, card)).slides).toHaveLength(27);
  });

  it("keeps a contributor's message when the card is full, and the owner sees it wait [OPEN-149]", async () => {
    const { owner, friend, card } = await setUp();
    for (let n = 1; n <= 5; n++) await addText(owner, card, `message ${n}`);
    expect(await addText(friend, card, "late")).toMatchObject({ status: "pending", position: 0 });
    const read = await readBy(owner, card);
    expect(read.waiting_slide_count).toBe(1);
    expect(messages(read)).not.toContain("late");
  });

  it("takes only types that this person may make, and one title a card [SLIDE-05] [OPEN-84]", async () => {
    const { owner, friend, card } = await setUp();
    const create = (who: typeof owner, body: object) =>
      who.api("createSlide", { query: { story_id: card.id }, body: body as never });
    const date = { type: "date", variant: "clock", date: "2026-05-01" };
    expect(codeOf(await create(friend, date))).toBe("invalid");
    expect(codeOf(await create(owner, date))).toBe("ok");
    for (const who of [owner, friend])
      expect(codeOf(await create(who, { type: "title", variant: "cake" }))).toBe("invalid");
    expect(codeOf(await create(owner, { type: "legacy", variant: "default" }))).toBe("invalid");
  });

  it("answers what is wrong field by field, in the form's own words [SLIDE-35] [ERR-16]", async () => {
    const { owner, card } = await setUp();
    const outcome = await owner.api("createSlide", {
      query: { story_id: card.id },
      body: { ...text(""), subtitle: "x".repeat(31) },
    });
    expect(outcome).toMatchObject({
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
    const { service, card } = await setUp();
    const stranger = await person(service, "Stan");
    const outcome = await stranger.api("createSlide", {
      query: { story_id: card.id },
      body: text("hi"),
    });
    expect(codeOf(outcome)).toBe("forbidden");
  });

  it("shows only the author's own pictures, or for the owner those of the card", async () => {
    const { service, owner, friend, card } = await setUp();
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

describe("changing a message", () => {
  it("is refused as stale to whoever edits an older one, with the current one [BUILD-10] [API-32]", async () => {
    const { owner, card } = await setUp();
    const slide = await addText(owner, card, "one");
    const change = (description: string, version: number) =>
      owner.api("changeSlide", { ...at(slide), body: { description, version } });
    const second = answered(await change("two", slide.version)).slide;
    expect(second).toMatchObject({ description: "two", version: slide.version + 1 });
    const stale = await change("three", slide.version);
    expect(stale).toMatchObject({
      refusal: {
        code: "stale",
        message:
          "There is a newer version of this slide, please reload the slide before making any changes.",
        current: { slide: { description: "two" } },
      },
    });
    expect(codeOf(await change("three", second.version))).toBe("ok");
  });

  it("does not mistake marks, places and pictures for edits [BUILD-10] [STORY-13]", async () => {
    const { service, owner, friend, card } = await setUp();
    const slide = await addText(friend, card, "one");
    const update = async () => answered(await friend.api("readLastUpdate", at(slide))).last_update;
    const before = await update();
    service.clock.step(60_000);
    answered(await owner.api("markSeen", at(slide)));
    const other = await addText(owner, card, "two");
    answered(
      await owner.api("orderSlides", {
        path: { id: card.id },
        body: {
          slides: [
            { id: other.id, position: 1 },
            { id: slide.id, position: 2 },
          ],
        },
      }),
    );
    const { key } = await upload(service, friend, png());
    answered(await friend.api("setThumbnail", { ...at(slide), body: { s3_key: key } }));
    expect(await update()).toBe(before);
    const changed = await friend.api("changeSlide", {
      ...at(slide),
      body: { description: "still mine", version: slide.version },
    });
    expect(codeOf(changed)).toBe("ok");
    expect(await update()).not.toBe(before);
  });

  it("goes back to the owner under moderation, marked as changed since it was approved [MODER-04] [OPEN-97]", async () => {
    const { owner, friend, card } = await setUp();
    const slide = await addText(friend, card, "kind words");
    answered(
      await owner.api("changeStory", { path: { id: card.id }, body: { content_moderation: true } }),
    );
    const edit = (who: typeof owner) =>
      who.api("changeSlide", { ...at(slide), body: { description: "other words" } });
    expect(answered(await edit(owner)).slide).toMatchObject({ status: "approved" });
    expect(answered(await edit(friend)).slide).toMatchObject({
      status: "moderated",
      position: 0,
      seen: false,
      approved_on: slide.approved_on,
    });
    expect(messages(await readBy(owner, card))).toEqual([]);
  });

  it("is the author's and the owner's only [API-32]", async () => {
    const { service, owner, friend, card } = await setUp();
    const slide = await addText(owner, card, "mine");
    const other = await person(service, "Nosy");
    for (const who of [friend, other])
      expect(
        codeOf(await who.api("changeSlide", { ...at(slide), body: { description: "x" } })),
      ).toBe("forbidden");
  });

  it("keeps what was not sent and the type it has", async () => {
    const { owner, card } = await setUp();
    const slide = await addText(owner, card, "words");
    const { slide: changed } = answered(
      await owner.api("changeSlide", { ...at(slide), body: { subtitle: "Me" } }),
    );
    expect(changed).toMatchObject({ description: "words", subtitle: "Me", variant: "letter" });
    expect(codeOf(await owner.api("changeSlide", { ...at(slide), body: { type: "photos" } }))).toBe(
      "invalid",
    );
  });
});

describe("deleting a message", () => {
  it("closes the gap and is gone for whoever has it open [API-35] [STORY-13]", async () => {
    const { owner, friend, card } = await setUp();
    const first = await addText(friend, card, "one");
    await addText(owner, card, "two");
    answered(await friend.api("deleteSlide", at(first)));
    expect((await readBy(owner, card)).slides.map((s) => s.position)).toEqual([1, 2, 3]);
    expect(codeOf(await owner.api("readLastUpdate", at(first)))).toBe("notFound");
    expect(
      codeOf(await owner.api("changeSlide", { ...at(first), body: { description: "x" } })),
    ).toBe("notFound");
  });

  it("never takes the title or the credits [SLIDE-39]", async () => {
    const { owner, card } = await setUp();
    for (const slide of card.slides)
      expect(refusalOf(await owner.api("deleteSlide", at(slide)))).toBe(
        "The title and credits can’t be deleted.",
      );
  });

  it("makes room for the message that waited longest [OPEN-149]", async () => {
    const { service, owner, friend, card } = await setUp();
    const slides = [];
    for (let n = 1; n <= 5; n++) slides.push(await addText(owner, card, `m${n}`));
    for (const words of ["early", "later"]) {
      service.clock.step(1000);
      await addText(friend, card, words);
    }
    answered(await owner.api("deleteSlide", at(slides[0] ?? { id: "" })));
    const read = await readBy(owner, card);
    expect(messages(read)).toEqual(["m2", "m3", "m4", "m5", "early"]);
    expect(read.slides.map((s) => s.position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(read.waiting_slide_count).toBe(1);
  });
});

describe("ordering the slides", () => {
  const order = (ids: readonly string[]) => ids.map((id, n) => ({ id, position: n + 1 }));

  it("takes positions from 1, as a list or in an object [STORY-10] [OPEN-79]", async () => {
    const { owner, card } = await setUp();
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
    const { owner, friend, card } = await setUp();
    const a = await addText(owner, card, "a");
    const read = await readBy(owner, card);
    await addText(friend, card, "b");
    const asked = { path: { id: card.id }, body: { slides: order([a.id]), version: read.version } };
    expect(codeOf(await owner.api("orderSlides", asked))).toBe("stale");
    expect(codeOf(await friend.api("orderSlides", asked))).toBe("forbidden");
  });

  it("refuses slides that are not in the card", async () => {
    const { owner, card } = await setUp();
    const outcome = await owner.api("orderSlides", {
      path: { id: card.id },
      body: { slides: order(["nobody"]) },
    });
    expect(codeOf(outcome)).toBe("invalid");
  });
});

describe("reading slides", () => {
  it("hides other people's messages where contributors do not see each other's [OPEN-75] [API-41]", async () => {
    const { owner, friend, card } = await setUp({ show_as_you_go: false });
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
    const { owner } = await setUp();
    const start = (title_variant: string) =>
      owner.api("createStory", { body: { occasion: "birthday", title_variant } });
    expect(answered(await start("paper hearts")).story.slides[0]?.variant).toBe("paper_heart");
    expect(codeOf(await start("nonsense"))).toBe("invalid");
  });
});
