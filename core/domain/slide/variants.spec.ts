import { describe, expect, it } from "vitest";
import {
  defaultVariant,
  locationPresetOf,
  locationPresets,
  SlideType,
  slideKinds,
  titleVariant,
  transitionOf,
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

  it("of a map: the style that was chosen, and the first where none or an unknown one was [OPEN-85]", () => {
    const styles = ["location-print", "location-historic", "location-satellite"];
    expect(styles.map((name) => locationPresetOf({ name }))).toEqual([
      "print",
      "historic",
      "satellite",
    ]);
    expect([null, undefined, {}, { name: "paper" }].map(locationPresetOf)).toEqual(
      Array(4).fill("print"),
    );
  });
});

describe("transitions", () => {
  const printed = {
    ...{ giphy: "vertical", location: "vertical", news: "vertical", text: "vertical" },
    ...{ credits: "fade", title: "fade", audio: "horizontal", date: "horizontal" },
    ...{ legacy: "horizontal", music: "horizontal", photos: "horizontal", video: "horizontal" },
  } as const;
  it("are the printed ones, and the decided ones for other types [SLIDE-19] [OPEN-86]", () => {
    for (const type of Object.keys(printed) as (keyof typeof printed)[])
      expect(transitionOf(type), type).toBe(printed[type]);
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

  it("[SLIDE-27] an old message keeps its title and its words, every other is written anew", () => {
    const disabled = SlideType.options.filter((type) => slideKinds[type].disabled.length > 0);
    expect(disabled).toEqual(["legacy"]);
    expect(slideKinds.legacy.disabled).toEqual(["title", "description"]);
  });
});
