import { describe, expect, it } from "vitest";
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
  upload,
} from "#specs/fixtures/messages.ts";

describe("changing a message", () => {
  it("is refused as stale to whoever edits an older one, with the current one [BUILD-10] [API-32]", async () => {
    const { owner, card } = await groupCard();
    const slide = await addText(owner, card, "one");
    const change = (description: string, version: number) =>
      owner.api("changeSlide", { ...at(slide), body: { description, version } });
    const second = answered(await change("two", slide.version)).slide;
    expect(second).toMatchObject({ description: "two", version: slide.version + 1 });
    const stale = await change("three", slide.version);
    expect(spoken(stale)).toMatchObject({
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
    const { service, owner, friend, card } = await groupCard();
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
    const { owner, friend, card } = await groupCard();
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
      approved_on: slide.approved_on,
    });
    expect(answered(await owner.api("readSlide", at(slide))).slide.seen).toBe(false);
    expect(messages(await readBy(owner, card))).toEqual([]);
  });

  it("is the author's and the owner's only [API-32]", async () => {
    const { service, owner, friend, card } = await groupCard();
    const slide = await addText(owner, card, "mine");
    const other = await person(service, "Nosy");
    for (const who of [friend, other])
      expect(
        codeOf(await who.api("changeSlide", { ...at(slide), body: { description: "x" } })),
      ).toBe("forbidden");
  });

  it("keeps what was not sent and the type it has", async () => {
    const { owner, card } = await groupCard();
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
    const { owner, friend, card } = await groupCard();
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
    const { owner, card } = await groupCard();
    for (const slide of card.slides)
      expect(refusalOf(await owner.api("deleteSlide", at(slide)))).toBe(
        "The cover and credits can’t be deleted.",
      );
  });

  it("makes room for the message that waited longest [OPEN-149]", async () => {
    const { service, owner, friend, card } = await groupCard();
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
