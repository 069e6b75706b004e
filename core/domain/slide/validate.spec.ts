import { describe, expect, it } from "vitest";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import type { MediaType } from "../media/index.ts";
import { isEmptySlide, type SlideDraft, SlideType, slideKinds, validateSlide } from "./index.ts";

const year = 2026;
const media = (type: MediaType, count: number) => Array.from({ length: count }, () => ({ type }));
const long = (length: number) => "x".repeat(length);

/** One acceptable slide of each type. */
const good = Object.fromEntries(
  SlideType.options.map((type) => [type, { type, ...slideKinds[type].sample }]),
) as Record<SlideType, SlideDraft>;

type Kind = SlideType;
const messages = (kind: Kind, change: Partial<SlideDraft> = {}, on = "") =>
  validateSlide({ ...good[kind], ...change }, { year })
    .filter((error) => on === "" || error.field === on)
    .map((error) => inEnglish(error.message));

const keep = (limit: number) => `Please keep this to ${limit} characters or less`;

describe("validateSlide", () => {
  it.each(SlideType.options)("accepts a %s slide as it should be [SLIDE-04]", (kind) => {
    expect(good[kind].type).toBe(kind);
    expect(messages(kind)).toEqual([]);
    expect(isEmptySlide(good[kind])).toBe(false);
  });

  const limits: [ids: string, Kind, "title" | "subtitle" | "description", number, string][] = [
    ["SLIDE-20", "audio", "title", 30, "Please keep your message to 30 characters or less"],
    ["SLIDE-21", "audio", "subtitle", 30, keep(30)],
    ["SLIDE-23", "credits", "title", 40, keep(40)],
    ["SLIDE-23", "credits", "description", 40, keep(40)],
    ["SLIDE-24", "date", "title", 40, keep(40)],
    ["SLIDE-25", "giphy", "title", 50, keep(50)],
    ["SLIDE-25", "giphy", "subtitle", 30, keep(30)],
    ["SLIDE-28", "location", "title", 20, keep(20)],
    ["SLIDE-29", "music", "title", 40, keep(40)],
    ["SLIDE-29", "music", "subtitle", 30, keep(30)],
    ["SLIDE-31", "news", "title", 40, keep(40)],
    ["SLIDE-31", "news", "description", 80, keep(80)],
    ["SLIDE-33", "photos", "title", 60, keep(60)],
    ["SLIDE-33", "photos", "subtitle", 30, keep(30)],
    ["SLIDE-35", "text", "description", 300, "Please keep your message under 300 characters"],
    ["SLIDE-36", "text", "subtitle", 30, keep(30)],
    ["OPEN-82", "title", "title", 60, keep(60)],
    ["OPEN-82", "title", "subtitle", 30, keep(30)],
    ["SLIDE-37", "video", "title", 40, keep(40)],
    ["SLIDE-37", "video", "subtitle", 30, keep(30)],
  ];
  it.each(limits)(
    "[%s] %s %s takes %i characters and not one more",
    (_ids, kind, field, limit, words) => {
      expect(messages(kind, { [field]: long(limit) })).toEqual([]);
      expect(messages(kind, { [field]: long(limit + 1) }, field)).toEqual([words]);
    },
  );

  it("counts each name in the credits by itself [SLIDE-23] [OPEN-87]", () => {
    expect(messages("credits", { description: `${long(40)}\n${long(40)}\nAda` })).toEqual([]);
    expect(messages("credits", { description: `Ada\n${long(41)}` })).toEqual([keep(40)]);
  });

  it("wants exactly one voice clip, in the words as printed [SLIDE-22]", () => {
    expect(messages("audio", { media: [] })).toEqual(["Please select an voice clip for the slide"]);
    expect(messages("audio", { media: media("audio", 2) })).toEqual(["You can only add one."]);
  });

  it("wants exactly one video [SLIDE-38]", () => {
    expect(messages("video", { media: [] })).toEqual(["Please choose a video for the slide"]);
    expect(messages("video", { media: media("video", 2) })).toEqual(["You can only add one."]);
  });

  it("wants one to ten photos [SLIDE-34]", () => {
    expect(messages("photos", { media: [] })).toEqual(["Please choose at least one photo"]);
    expect(messages("photos", { media: media("photo", 10) })).toEqual([]);
    expect(messages("photos", { media: media("photo", 11) })).toEqual([
      "You can choose up to 10 photos",
    ]);
  });

  it("wants a GIF and a song [SLIDE-25] [SLIDE-29]", () => {
    for (const none of [null, "", " "]) {
      expect(messages("giphy", { giphy_id: none })).toEqual(["Please add a gif"]);
      expect(messages("music", { spotify_track_id: none })).toEqual(["Please add a song"]);
    }
  });

  it("wants a place on earth and one of the map styles [SLIDE-28] [OPEN-85]", () => {
    for (const none of [
      { location_name: " " },
      { location_lat: null },
      { location_lat: 90.1 },
      { location_lon: -180.1 },
    ])
      expect(messages("location", none)).toEqual(["Please add a location"]);
    expect(messages("location", { theme: { name: "location-satellite" } })).toEqual([]);
    expect(messages("location", { theme: { name: "location-moon" } })).toEqual([
      "Please choose a map style",
    ]);
  });

  it("wants a headline and a year from 1900 to this one [SLIDE-31] [SLIDE-30] [OPEN-88]", () => {
    expect(messages("news", { title: " " })).toEqual(["Please add a headline"]);
    for (const fits of ["1900-01-01", "2026-01-01", "1992", null])
      expect(messages("news", { date: fits })).toEqual([]);
    for (const not of ["1899-12-31", "2027-01-01", "12", "19922"])
      expect(messages("news", { date: not })).toEqual(["Please choose a year from 1900 to 2026"]);
  });

  it("wants a message and a date [SLIDE-35] [SLIDE-24]", () => {
    for (const none of [null, "", " \n"]) {
      expect(messages("text", { description: none })).toEqual(["Please add a message"]);
      expect(messages("date", { date: none })).toEqual(["Please choose a date"]);
    }
  });

  it("lets a legacy slide keep 25 photos, one voice and one video [SLIDE-26]", () => {
    const full = [...media("photo", 25), ...media("audio", 1), ...media("video", 1)];
    expect(messages("legacy", { media: full })).toEqual([]);
    expect(messages("legacy", { media: [...full, ...media("photo", 1)] })).toEqual([
      "A maximum of 25 photos is allowed",
    ]);
    for (const kind of ["audio", "video"] as const)
      expect(messages("legacy", { media: [...full, ...media(kind, 1)] })).toEqual([
        "You can only add one.",
      ]);
  });

  it("wants exactly one photo on a photo cover, and its own limits on an exported one [OPEN-82]", () => {
    const cover = { variant: "trail_photo" };
    expect(messages("title", cover)).toEqual(["Please choose at least one photo"]);
    expect(messages("title", { ...cover, media: media("photo", 1) })).toEqual([]);
    expect(messages("title", { ...cover, media: media("photo", 2) })).toEqual([
      "You can only add one.",
    ]);
    const exported = (length: number) =>
      validateSlide(
        {
          ...good.title,
          variant: "exported",
          slide_data: { "12": [{ key: "name", value: long(length) }] },
        },
        { year, exportedLimits: { name: 12 } },
      );
    expect(exported(12)).toEqual([]);
    expect(spoken(exported(13))).toEqual([{ field: "slide_data.12.name", message: keep(12) }]);
  });

  it("takes a place to the poles and the line where the day changes, and no further [SLIDE-28]", () => {
    for (const edge of [{ location_lat: -90 }, { location_lat: 90 }, { location_lon: 180 }])
      expect(messages("location", edge)).toEqual([]);
    for (const past of [{ location_lat: -90.1 }, { location_lon: 180.1 }, { location_lon: null }])
      expect(messages("location", past)).toEqual(["Please add a location"]);
    expect(messages("location", { theme: {} })).toEqual([]);
  });

  it("takes a value of 300 characters where an exported cover names no limit [OPEN-82]", () => {
    const exported = (length: number, exportedLimits?: Record<string, number>) =>
      validateSlide(
        {
          ...good.title,
          variant: "exported",
          slide_data: { "12": [{ key: "name", value: long(length) }] },
        },
        exportedLimits ? { year, exportedLimits } : { year },
      ).length;
    expect([exported(300), exported(301)]).toEqual([0, 1]);
    expect([exported(300, { other: 5 }), exported(301, { other: 5 })]).toEqual([0, 1]);
  });

  it("refuses a medium on every slide that shows none, and of every other kind [SLIDE-04]", () => {
    const words = "That type of file can’t be used in this message";
    for (const kind of ["credits", "date", "giphy", "location", "music", "news", "text"] as const)
      for (const type of ["photo", "audio", "video"] as const)
        expect(messages(kind, { media: [{ type }] })).toEqual([words]);
    expect(messages("audio", { media: [{ type: "audio" }, { type: "photo" }] })).toEqual([words]);
    expect(messages("title", { media: [{ type: "photo" }] })).toEqual([]);
    expect(messages("title", { media: media("photo", 2) })).toEqual([]);
  });

  it("refuses media of a kind that the slide does not show, and a variant of another type", () => {
    for (const kind of ["photos", "video", "text", "giphy", "title"] as const)
      expect(spoken(messages(kind, { media: [...good[kind].media, { type: "audio" }] }))).toContain(
        "That type of file can’t be used in this message",
      );
    expect(messages("text", { variant: "paper" })).toEqual([
      "Please choose a style: letter, typewriter, xmas, greetings, simple, exported",
    ]);
  });
});
