import { describe, expect, it } from "vitest";
import { nobody } from "#core/domain/access/index.ts";
import { as } from "#core/kernel/index.ts";
import { aMedium, aSlide, aStory } from "#specs/contracts/records.ts";
import { owner } from "#specs/fixtures/viewing.ts";
import { creatorFields, slideFields } from "./fields.ts";
import { presentSlide, type Viewing } from "./index.ts";

const later = "2026-03-02T08:00:00.000Z";

it("[SLIDE-03] a slide is answered with what is kept of it, each under its own name", () => {
  const kept = {
    seen: true,
    status: "moderated",
    updated_on: later,
    related_card_id: as("other"),
    style: "wide",
    title_age: 40,
  } as const;
  const slide = aSlide(aStory(), { ...kept, thumbnail_key: "small" });
  expect(presentSlide(slide, [], owner)).toMatchObject({
    ...kept,
    created_on: slide.created_on,
    thumbnail_id: "small",
    thumbnail_url: "https://files.example/small",
    is_webp_ready: false,
  });
  expect(presentSlide(aSlide(aStory()), [], owner)).toMatchObject({
    thumbnail_id: null,
    thumbnail_url: null,
    seen: false,
  });
});

describe("[P9] a slide that others were told", () => {
  const viewer = (more: Partial<Viewing> = {}): Viewing => ({ ...owner, ...more });
  const stranger = viewer({ isOrganiser: false, actor: nobody });
  const kept = Object.freeze(aSlide(aStory(), { thumbnail_key: "small" }));

  it("is told again, to each audience as its own", () => {
    const toOwner = presentSlide(kept, [], owner);
    expect(presentSlide(kept, [], viewer())).toBe(toOwner);
    const toReader = presentSlide(kept, [], stranger);
    expect(Object.keys(toReader)).toEqual(slideFields.reader);
    expect(Object.keys({ ...toReader.creator })).toEqual(creatorFields.reader);
    expect(Object.keys(presentSlide(kept, [], owner))).toEqual(slideFields.owner);
  });

  it("has its addresses from whoever tells it", () => {
    presentSlide(kept, [], owner);
    const elsewhere = viewer({ link: (key) => `https://elsewhere.example/${key}` });
    expect(presentSlide(kept, [], elsewhere).thumbnail_url).toBe("https://elsewhere.example/small");
  });

  it("is told anew where it has files: those change by themselves", () => {
    const medium = aMedium({ status: "processing" });
    const media = [{ id: medium.id, position: 1, duration: null }];
    const slide = Object.freeze(aSlide(aStory(), { media }));
    expect(presentSlide(slide, [medium], owner).media[0]?.status).toBe("processing");
    const ready = { ...medium, status: "available" as const };
    expect(presentSlide(slide, [ready], owner).media[0]?.status).toBe("available");
  });
});
