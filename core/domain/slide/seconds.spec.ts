import { describe, expect, it, test } from "vitest";
import {
  creatableBy,
  creditNames,
  dateOfYear,
  displaySeconds,
  isEmptySlide,
  momentOf,
  offeredTo,
  ownCoverTitle,
  retitleCover,
  SlideType,
  slideKinds,
  type Timed,
  topStory,
  typeFromLink,
  writeCredits,
  yearOf,
} from "./index.ts";

const timed = (type: SlideType, more: Partial<Timed> = {}): Timed => ({
  type,
  variant: "default",
  title: null,
  subtitle: null,
  description: null,
  giphy_duration: null,
  media: [],
  ...more,
});
const photo = { type: "photo", duration: null } as const;
const clip = (duration: number | null) => ({ type: "video", duration }) as const;

test.each<[string, Timed, number]>([
  ["a date", timed("date"), 4],
  ["a place", timed("location"), 6],
  ["few words", timed("text", { description: "Hi" }), 6],
  ["60 letters", timed("text", { description: "x".repeat(60) }), 6],
  ["75 letters", timed("text", { description: "x".repeat(75) }), 7],
  [
    "75 letters in all",
    timed("news", { title: ` ${"x".repeat(30)} `, description: "x".repeat(45) }),
    7,
  ],
  ["75 in the last field", timed("text", { subtitle: "x".repeat(75) }), 7],
  ["families as one letter each", timed("text", { description: "👩‍👩‍👧".repeat(75) }), 7],
  ["a short GIF", timed("giphy", { giphy_duration: 2 }), 3],
  ["a GIF of no length", timed("giphy"), 3],
  ["a long GIF", timed("giphy", { giphy_duration: 9 }), 9],
  ["credits of nobody", timed("credits"), 6],
  ["credits of ten", timed("credits", { description: "Ada\n".repeat(10) }), 9],
  ["no photo", timed("photos"), 4],
  ["two photos", timed("photos", { media: [photo, photo] }), 8],
  ["a voice", timed("audio", { media: [{ type: "audio", duration: 7 }] }), 7],
  ["a video of no known length", timed("video", { media: [clip(null)] }), 4],
  ["no video yet", timed("video"), 4],
  ["a song", timed("music", { media: [{ type: "audio", duration: 12 }] }), 12],
  ["a long song", timed("music", { media: [{ type: "audio", duration: 120 }] }), 30],
  ["no song yet", timed("music"), 30],
  ["an old message", timed("legacy", { media: [photo, clip(5), photo] }), 13],
  ["an empty old message", timed("legacy"), 4],
  ["a cover", timed("title"), 6],
  ["a cover of letters", timed("title", { variant: "particles_text" }), 8],
])("[SLIDE-40, OPEN-90] %s is shown so long", (_what, slide, seconds) => {
  expect(displaySeconds(slide)).toBe(seconds);
});

test.each<[SlideType, description: string | null, ms: number]>([
  ["title", null, 3000],
  ["text", null, 4100],
  ["photos", null, 1400],
  ["legacy", null, 1400],
  ["date", null, 0],
  ["credits", null, 1000],
  ["credits", "Ada\nBob", 1600],
  ["credits", "Ada\n".repeat(9), 3700],
  ["credits", "Ada\n".repeat(10), 3700],
  ["photos", "Ada\nBob", 1400],
])("[OPEN-173] %s with %j has come in after %d ms", (type, description, ms) => {
  const at = (elapsed: number) => momentOf({ type, description }, { elapsed, isPlaying: false });
  expect([at(ms), at(ms + 1)]).toEqual(["settled", ms + 1]);
});

describe("[OPEN-92] a new slide", () => {
  it.each<Parameters<typeof isEmptySlide>[0]>([
    { type: "text" },
    { type: "text", title: " ", location_lat: null, media: [] },
    { type: "news", date: "1992-01-01" },
  ])("is empty: %j", (slide) => {
    expect(isEmptySlide(slide)).toBe(true);
  });
  it.each([
    { title: "a" },
    { subtitle: "a" },
    { description: "a" },
    { date: "2026-03-01" },
    { giphy_id: "g" },
    { spotify_track_id: "s" },
    { location_name: "Leeds" },
    { location_lat: 0 },
    { media: [{}] },
  ])("is not empty with %j", (written) => {
    expect(isEmptySlide({ type: "date", ...written })).toBe(false);
    expect(isEmptySlide({ type: "news", title: "a" })).toBe(false);
  });
});

it("[OPEN-84] the owner makes all but old messages, a contributor not what only an owner may", () => {
  const owner = SlideType.options.filter((type) => type !== "legacy").toSorted();
  expect(creatableBy("owner").toSorted()).toEqual(owner);
  const theirs = ["audio", "giphy", "photos", "text", "video", "title", "credits"];
  expect(creatableBy("contributor")).toEqual(theirs);
  expect(offeredTo("contributor", ["title", "text"])).toEqual(
    theirs.filter((type) => type !== "title"),
  );
  expect(offeredTo("contributor", ["credits"])).not.toContain("credits");
  expect(typeFromLink("contributor", [], "text")).toBe("text");
  expect(typeFromLink("contributor", [], "date")).toBeNull();
  expect(typeFromLink("contributor", [], null)).toBeNull();
});

it("[SLIDE-27] an old message keeps its title and its words, every other is written anew", () => {
  const disabled = SlideType.options.filter((type) => slideKinds[type].disabled.length > 0);
  expect(disabled).toEqual(["legacy"]);
  expect(slideKinds.legacy.disabled).toEqual(["title", "description"]);
});

it("[OPEN-87] names of the credits stand one a line", () => {
  expect(creditNames(" Ada \r\n\nBob\rCy")).toEqual(["Ada", "Bob", "Cy"]);
  expect(creditNames(null)).toEqual([]);
  expect(writeCredits([" A\nda ", " ", "Bob"])).toBe("Ada\nBob");
  expect(writeCredits([" "])).toBeNull();
});

it("[OPEN-88] the year of a news slide is its date's", () => {
  expect([dateOfYear(1992), dateOfYear(33)]).toEqual(["1992-01-01", "0033-01-01"]);
  expect(["1992", "1992-05-01", "19922", "", null].map(yearOf)).toEqual([
    1992,
    1992,
    null,
    null,
    null,
  ]);
  expect(topStory()).toBe("Top Story 1992");
});

it("[OPEN-82, SHOP-02] a cover leaves out a name that is too long for it", () => {
  const room = 60 - ownCoverTitle("birthday", "").length;
  const fits = ownCoverTitle("birthday", "A");
  const extra = fits.length - ownCoverTitle("birthday", "").length - 1;
  const longest = "x".repeat(room - extra);
  expect(ownCoverTitle("birthday", longest)).toContain(longest);
  expect(ownCoverTitle("birthday", `${longest}x`)).toBe(ownCoverTitle("birthday", ""));
  expect(retitleCover(fits, "birthday", "A", "Bo")).toBe(ownCoverTitle("birthday", "Bo"));
  expect(retitleCover("Dear A", "birthday", "A", "x".repeat(55))).toBe(`Dear ${"x".repeat(55)}`);
  expect(retitleCover("Dear A", "birthday", "A", "x".repeat(56))).toBe("Dear");
  expect(retitleCover("Hi !", "birthday", "", "Bo")).toBe("Hi !");
  expect(retitleCover("Hello", "birthday", "A", "Bo")).toBe("Hello");
});
