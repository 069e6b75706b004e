import { describe, expect, it } from "vitest";
import {
  canDelete,
  creatableBy,
  creditName,
  creditNames,
  dateOfYear,
  defaultVariant,
  displaySeconds,
  isEmptySlide,
  locationPresets,
  offeredTo,
  SlideType,
  slideKinds,
  type Timed,
  titleVariant,
  topStory,
  transitionOf,
  typeFromLink,
  writeCredits,
  yearOf,
} from "./index.ts";

describe("variants", () => {
  const printed: [id: string, type: SlideType, variants: string][] = [
    ["SLIDE-06", "audio", "recorder, waves"],
    ["SLIDE-07", "credits", "default"],
    ["SLIDE-08", "date", "clock, modern"],
    ["SLIDE-09", "giphy", "simple"],
    ["SLIDE-10", "legacy", "default"],
    ["SLIDE-11", "location", "postcard"],
    ["SLIDE-12", "music", "modern, retro"],
    ["SLIDE-13", "news", "paper"],
    ["SLIDE-14", "photos", "fullscreen, polaroid, hover, simple"],
    ["SLIDE-15", "text", "letter, typewriter, xmas, greetings, simple, exported"],
    [
      "SLIDE-16",
      "title",
      "exported, default, cake, ripples, starburst, rocket, spaceman, hearts, paper_heart, boat, xmas, trail, trail_photo, curvey, curvey2, particles_shape, particles_shape_photo, particles_text",
    ],
    ["SLIDE-17", "video", "negative, fullscreen, tv, simple, exported"],
  ];
  it.each(printed)("are those printed [%s] for %s", (_id, type, variants) => {
    expect([...slideKinds[type].variants].sort()).toEqual(variants.split(", ").sort());
    expect(slideKinds[type].variants).toContain(defaultVariant(type));
  });

  it("of a title are known by the catalogue's name too [OPEN-116]", () => {
    expect(titleVariant("particles text")).toBe("particles_text");
    expect(titleVariant("astronaut")).toBe("spaceman");
    expect(titleVariant("boat")).toBe("boat");
    expect(titleVariant("nonsense")).toBeNull();
  });

  it("exist for every type, and location has three map styles [SLIDE-04] [SLIDE-18] [OPEN-85]", () => {
    expect(Object.keys(slideKinds).sort()).toEqual([...SlideType.options].sort());
    expect(Object.values(locationPresets)).toEqual([
      "location-print",
      "location-historic",
      "location-satellite",
    ]);
  });
});

describe("who creates what", () => {
  it("a contributor the list as printed, the owner four more, nobody a legacy slide [SLIDE-05] [OPEN-84]", () => {
    expect(creatableBy("contributor").join(", ")).toBe(
      "audio, giphy, photos, text, video, title, credits",
    );
    const owner = creatableBy("owner");
    expect(owner).toEqual(expect.arrayContaining(["date", "location", "music", "news"]));
    expect(owner).not.toContain("legacy");
    expect(owner).toHaveLength(11);
  });

  it("title and credits are offered only while the card has none [OPEN-84]", () => {
    expect(offeredTo("contributor", ["title", "credits"])).toEqual([
      "audio",
      "giphy",
      "photos",
      "text",
      "video",
    ]);
    expect(offeredTo("contributor", ["title"])).toContain("credits");
  });

  it("a link opens the panel of a type that may be created, else the type selector [OPEN-99]", () => {
    expect(typeFromLink("contributor", ["title", "credits"], "video")).toBe("video");
    for (const other of ["news", "title", "nonsense", "", null])
      expect(typeFromLink("contributor", ["title", "credits"], other)).toBeNull();
    expect(typeFromLink("owner", [], "news")).toBe("news");
  });

  it("title and credits stay [SLIDE-39]", () => {
    const kept = SlideType.options.filter((type) => !canDelete({ type }));
    expect(kept).toEqual(["credits", "title"]);
  });
});

describe("transitions", () => {
  it("are the printed ones, and the decided ones for other types [SLIDE-19] [OPEN-86]", () => {
    const of = (transition: string) =>
      SlideType.options.filter((type) => transitionOf(type) === transition);
    expect(of("vertical")).toEqual(["giphy", "location", "news", "text"]);
    expect(of("fade")).toEqual(["credits", "title"]);
    expect(of("horizontal")).toEqual(["audio", "date", "legacy", "music", "photos", "video"]);
  });
});

describe("how long a slide is shown", () => {
  const slide = (type: SlideType, more: Partial<Timed> = {}): Timed => ({
    type,
    variant: defaultVariant(type),
    title: null,
    subtitle: null,
    description: null,
    giphy_duration: null,
    media: [],
    ...more,
  });
  it("a date 4 s, a place 6 s, a short text and short news 6 s [SLIDE-40] [SLIDE-41] [OPEN-90]", () => {
    expect(displaySeconds(slide("date"))).toBe(4);
    for (const type of ["location", "text", "news"] as const)
      expect(displaySeconds(slide(type))).toBe(6);
  });
  it("a text and the news 2 s and 1 s for 15 letters of what is read, 6 s at least [F-51] [SLIDE-44] [OPEN-90]", () => {
    const read = (type: SlideType, more: Partial<Timed>) => displaySeconds(slide(type, more));
    const letters = (n: number) => "a".repeat(n);
    expect(read("text", { description: letters(60) })).toBe(6);
    expect(read("text", { description: letters(61) })).toBeCloseTo(2 + 61 / 15);
    expect(read("text", { description: letters(300) })).toBe(22);
    // signed words are read as well, and news have a headline
    expect(read("text", { description: letters(285), subtitle: letters(15) })).toBe(22);
    expect(read("news", { title: letters(40), description: letters(80) })).toBe(10);
    // a family is one letter, an accent none of its own, and what stands around words is not read
    expect(read("text", { description: "👩‍👩‍👧‍👦".repeat(75) })).toBe(7);
    expect(read("text", { description: "e\u0301".repeat(75) })).toBe(7);
    expect(read("text", { description: `${letters(75)}${" ".repeat(200)}` })).toBe(7);
    // of other kinds the words are beside what is shown
    expect(read("location", { title: letters(300) })).toBe(6);
  });
  it("a GIF at least 3 s, longer when it is longer [SLIDE-42]", () => {
    const gif = (giphy_duration: number | null) =>
      displaySeconds(slide("giphy", { giphy_duration }));
    expect([gif(null), gif(1.2), gif(3), gif(4.5)]).toEqual([3, 3, 3, 4.5]);
  });
  it("the credits 6 s and 0.3 s a name [SLIDE-43]", () => {
    expect(displaySeconds(slide("credits"))).toBe(6);
    expect(displaySeconds(slide("credits", { description: "Ada\nBob\n\nCy" }))).toBeCloseTo(6.9);
  });
  it("photos 4 s each, clips their length, a song at most 30 s, legacy both [SLIDE-44] [OPEN-90]", () => {
    const photo = { type: "photo", duration: null } as const;
    const clip = { type: "video", duration: 12.5 } as const;
    expect(displaySeconds(slide("photos", { media: [photo, photo, photo] }))).toBe(12);
    expect(displaySeconds(slide("video", { media: [clip] }))).toBe(12.5);
    expect(displaySeconds(slide("audio", { media: [{ type: "audio", duration: 7 }] }))).toBe(7);
    expect(displaySeconds(slide("legacy", { media: [photo, clip] }))).toBe(16.5);
    expect(displaySeconds(slide("music"))).toBe(30);
    expect(displaySeconds(slide("music", { media: [{ type: "audio", duration: 45 }] }))).toBe(30);
  });
  it("a title 6 s, particles of text 8 s [F-51] [OPEN-91]", () => {
    expect(displaySeconds(slide("title"))).toBe(6);
    expect(displaySeconds(slide("title", { variant: "particles_text" }))).toBe(8);
  });
  it("is never nothing, so that the player always moves on", () => {
    for (const type of SlideType.options) expect(displaySeconds(slide(type))).toBeGreaterThan(0);
  });
});

describe("fields", () => {
  it("carry what the forms ask for [OPEN-89]", () => {
    expect(slideKinds.text.fields).toEqual({ message: "description", from: "subtitle" });
    expect(slideKinds.news.fields).toEqual({
      headline: "title",
      story: "description",
      year: "date",
    });
    expect(slideKinds.credits.fields).toMatchObject({ names: "description" });
    expect(slideKinds.legacy.fields).toEqual({});
  });
  it("names of the credits stand one a line; a newline typed in a name is removed [OPEN-87]", () => {
    expect(creditName("Ada\nLove\r\nlace")).toBe("AdaLovelace");
    expect(writeCredits(["Ada", " ", "Bob\n"])).toBe("Ada\nBob");
    expect(writeCredits([])).toBeNull();
    expect(creditNames("Ada\r\n\n Bob ")).toEqual(["Ada", "Bob"]);
  });
  it("a year is kept as its first day, and read back from any day of it [OPEN-88]", () => {
    expect(dateOfYear(1992)).toBe("1992-01-01");
    expect([yearOf("1992-01-01"), yearOf("2026-12-31T00:00:00Z"), yearOf("1900")]).toEqual([
      1992, 2026, 1900,
    ]);
    for (const none of [null, "", "92", "19921"]) expect(yearOf(none)).toBeNull();
  });
  it("the sample paper is of 1992 [SLIDE-32] [OPEN-88]", () => {
    expect(topStory()).toBe("Top Story 1992");
  });
  it("a slide is empty until something was typed or chosen [OPEN-92] [BUILD-06]", () => {
    expect(isEmptySlide({ type: "text", media: [], description: " \n" })).toBe(true);
    expect(isEmptySlide({ type: "news", date: "2026-01-01" })).toBe(true);
    expect(isEmptySlide({ type: "date", date: "2026-01-01" })).toBe(false);
    for (const full of [
      { description: "Hi" },
      { title: "Hi" },
      { subtitle: "Me" },
      { giphy_id: "g" },
      { spotify_track_id: "s" },
      { location_lat: 0 },
      { media: ["m1"] },
    ])
      expect(isEmptySlide({ type: "text", ...full })).toBe(false);
  });
});
