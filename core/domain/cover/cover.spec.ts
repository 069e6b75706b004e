import { describe, expect, test } from "vitest";
import {
  assetUrl,
  CATALOGUE_VARIANTS,
  COVER_VARIANTS,
  catalogueVariantOf,
  coverPhotoShape,
  coverSeconds,
  drawingOf,
  FAMILIES,
  fillTitle,
  firstQuality,
  fitQuality,
  nextQuality,
  placesTitle,
  QUALITIES,
  resolveTheme,
  THUMBNAIL_FORMAT,
  THUMBNAIL_RESOLUTION,
  THUMBNAIL_SIZES,
  TONES,
  takesPhoto,
  titleVariantOf,
  toneOf,
} from "./index.ts";

describe("the cover catalogue", () => {
  const themes = [{ name: "cake-0" }, { name: "cake-3" }, { name: "cake-8!" }];

  test("[COVER-29][OPEN-120] what stands before the exclamation mark names the theme", () => {
    expect(resolveTheme(themes, "cake-3!blue!x")?.name).toBe("cake-3");
    expect(resolveTheme(themes, "cake-3")?.name).toBe("cake-3");
    expect(resolveTheme(themes, "cake-8!")?.name).toBe("cake-0");
  });

  test.each([undefined, null, "", "!cake-3", "boat-1", "cake-30"])(
    "[COVER-30] %j means the first theme",
    (theme) => {
      expect(resolveTheme(themes, theme)?.name).toBe("cake-0");
      expect(toneOf("cake", theme)).toBe(TONES.cake[0]);
      expect(resolveTheme([], theme)).toBeNull();
    },
  );

  test("[COVER-11][COVER-12] default has no themes, a shape with a photo has those of the shapes", () => {
    expect(FAMILIES).not.toContain("default");
    expect(drawingOf("default")).toBe("default");
    expect(drawingOf("particles_shape_photo")).toBe("particles shape");
    expect(drawingOf("trail_photo")).toBe("trail");
    expect(drawingOf("no such variant")).toBe("default");
    expect(COVER_VARIANTS.filter(placesTitle)).toEqual(["exported"]);
    expect(COVER_VARIANTS.filter(takesPhoto)).toEqual(["particles_shape_photo", "trail_photo"]);
    // a square, as their drawings have it
    expect(coverPhotoShape).toBe(1);
  });

  test("[COVER-28][OPEN-119] pictures lie below the cover assets, whole addresses are left alone", () => {
    expect(assetUrl("paper.svg")).toBe("/cover-assets/paper.svg");
    expect(assetUrl("paper.svg", "https://cdn.example/art/")).toBe(
      "https://cdn.example/art/paper.svg",
    );
    expect(assetUrl("https://photos.example/a.jpg")).toBe("https://photos.example/a.jpg");
  });

  test("[COVER-10][OPEN-116] every catalogue name has one title variant and comes back", () => {
    for (const name of CATALOGUE_VARIANTS)
      expect(catalogueVariantOf(titleVariantOf(name))).toBe(name);
    expect(titleVariantOf("astronaut")).toBe("spaceman");
    expect(titleVariantOf("paper hearts")).toBe("paper_heart");
    expect(titleVariantOf("trail photo")).toBe("trail_photo");
    expect(catalogueVariantOf("astronaut")).toBeUndefined();
    expect(new Set(COVER_VARIANTS).size).toBe(18);
  });

  test("[F-51][PLAY-07][OPEN-91] particles of text are shown eight seconds, all others six", () => {
    const seconds = COVER_VARIANTS.map((variant) => [variant, coverSeconds(variant)]);
    expect(seconds.filter(([, n]) => n !== 6)).toEqual([["particles_text", 8]]);
  });

  test("[COVER-18] the recipient's name stands where the title asks for it", () => {
    expect(fillTitle("Thank you, %RECIPIENT_NAME%!", " Zoë ")).toBe("Thank you, Zoë!");
    expect(fillTitle("Thank you, %RECIPIENT_NAME%!")).toBe("Thank you!");
    expect(fillTitle("%RECIPIENT_NAME% & %RECIPIENT_NAME%", "$&")).toBe("$& & $&");
  });
});

describe("sizes", () => {
  test("[PLAY-03][PLAY-04] low and medium", () => {
    expect(QUALITIES.low).toEqual({ width: 512, height: 512 });
    expect(QUALITIES.medium).toEqual({ width: 1024, height: 576 });
  });

  test("[PLAY-05][PLAY-06] midhigh and high", () => {
    expect(QUALITIES.midhigh).toEqual({ width: 1224, height: 1024 });
    expect(QUALITIES.high).toEqual({ width: 1600, height: 1200 });
  });

  test("[OPEN-133] a card begins high, where the processor draws low", () => {
    expect([firstQuality(false), firstQuality(true)]).toEqual(["high", "low"]);
  });

  test("[OPEN-133] below 24 frames a second it goes one step down, to low and never up again", () => {
    expect(nextQuality("high", 23.9)).toBe("midhigh");
    expect(nextQuality("midhigh", 12)).toBe("medium");
    expect(nextQuality("medium", 23)).toBe("low");
    expect(nextQuality("low", 1)).toBe("low");
    expect(nextQuality("medium", 24)).toBe("medium");
    expect(nextQuality("low", 120)).toBe("low");
  });

  test.each([
    [1600, 1200, 1600, 1200],
    [1200, 1600, 1200, 1600],
    [3200, 1600, 1600, 800],
    [1600, 3200, 800, 1600],
    [1, 1, 1, 1],
    [0, 0, 1, 1],
    [16_000, 1, 1600, 1],
  ])("[PLAY-06] %d × %d is drawn at %d × %d", (width, height, across, down) => {
    expect(fitQuality("high", width, height)).toEqual({ width: across, height: down });
  });

  test("[PLAY-02][PLAY-06] a picture keeps its shape inside the quality's box", () => {
    expect(fitQuality("high", 480, 672)).toEqual({ width: 480, height: 672 });
    expect(fitQuality("low", 1000, 1400)).toEqual({ width: 366, height: 512 });
    expect(fitQuality("high", 3200, 1800)).toEqual({
      width: 1600,
      height: 900,
    });
    expect(fitQuality("low", 0, 0)).toEqual({ width: 1, height: 1 });
  });

  test("[THUMB-02][THUMB-03] a cover's picture is a JPEG at 0.8, any other slide's a PNG", () => {
    expect(THUMBNAIL_FORMAT.cover).toEqual({ type: "image/jpeg", quality: 0.8 });
    expect(THUMBNAIL_FORMAT.normal).toEqual({ type: "image/png" });
  });

  test("[THUMB-06] a cover is drawn with one pixel a point, any other slide with two", () => {
    expect(THUMBNAIL_RESOLUTION).toEqual({ cover: 1, normal: 2 });
  });

  test("[THUMB-05] thumbnails are 480 × 672, 240 × 336 and 480 × 672", () => {
    expect(THUMBNAIL_SIZES).toEqual({
      cover: { width: 480, height: 672 },
      normal: { width: 240, height: 336 },
      print: { width: 480, height: 672 },
    });
  });
});
