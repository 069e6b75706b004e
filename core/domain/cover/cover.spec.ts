import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  CATALOGUE_VARIANTS,
  CakeTheme,
  COVER_VARIANTS,
  CurveyTheme,
  catalogueVariantOf,
  coverSeconds,
  fillTitle,
  fitQuality,
  isFamily,
  QUALITIES,
  resolveTheme,
  SHOP_COVERS,
  shopCovers,
  stepDown,
  THUMBNAIL_RESOLUTION,
  THUMBNAIL_SIZES,
  themesOf,
  titleVariantOf,
} from "./index.ts";

describe("the cover catalogue", () => {
  test("[COVER-16] the lettering themes are curvey-0 to curvey-8, whole and in range", () => {
    const themes = themesOf("curvey");
    expect(themes.map((one) => one.name)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `curvey-${n}`),
    );
    for (const theme of themes) expect(z.parse(CurveyTheme, theme)).toEqual(theme);
  });

  test("[COVER-34] a margin outside 7 to 13 is refused", () => {
    const [theme] = themesOf("curvey");
    expect(z.safeParse(CurveyTheme, { ...theme, margin: 6 }).success).toBe(false);
    expect(z.safeParse(CurveyTheme, { ...theme, margin: 14 }).success).toBe(false);
  });

  test("[COVER-06][OPEN-115] the cakes are cake-0 to cake-7 with the values of Appendix D", () => {
    const themes = themesOf("cake");
    expect(themes.map((one) => one.name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => `cake-${n}`));
    for (const theme of themes) expect(z.parse(CakeTheme, theme)).toEqual(theme);
    expect(themes[7]).toEqual({
      name: "cake-7",
      text: { color: "#FFFFFF" },
      background: {
        color: "#D90429",
        properties: { type: "Sprites", alpha: 0.2, size: 8, columnWidth: 40 },
      },
      scene: {
        type: "CakeScene",
        miniSceneColor: "#A0031E",
        cakeType: "layer",
        colors: ["#FFFFFF", "#EF233C", "#8D0801"],
        mainTopping: { type: "Chantilly", balls: 10 },
        secondaryTopping: "Sugar",
        candleColor: "#FFD166",
      },
    });
  });

  test("[COVER-29][OPEN-120] what stands before the exclamation mark names the theme", () => {
    expect(resolveTheme("cake", "cake-3!blue!x").name).toBe("cake-3");
    expect(resolveTheme("curvey", "curvey-8").name).toBe("curvey-8");
  });

  test.each([undefined, null, "", "!cake-3", "boat-1", "cake-30"])(
    "[COVER-30] %j means the first theme",
    (theme) => {
      expect(resolveTheme("cake", theme).name).toBe("cake-0");
      expect(resolveTheme("curvey", theme).name).toBe("curvey-0");
    },
  );

  test("[COVER-10][OPEN-116] every catalogue name has one title variant and comes back", () => {
    for (const name of CATALOGUE_VARIANTS)
      expect(catalogueVariantOf(titleVariantOf(name))).toBe(name);
    expect(titleVariantOf("astronaut")).toBe("spaceman");
    expect(titleVariantOf("paper hearts")).toBe("paper_heart");
    expect(titleVariantOf("trail photo")).toBe("trail_photo");
    expect(catalogueVariantOf("astronaut")).toBeUndefined();
    expect(new Set(COVER_VARIANTS).size).toBe(18);
  });

  test("[PLAY-07][OPEN-91] particles of text are shown four seconds, all others three", () => {
    const seconds = COVER_VARIANTS.map((variant) => [variant, coverSeconds(variant)]);
    expect(seconds.filter(([, n]) => n !== 3)).toEqual([["particles_text", 4]]);
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

  test("[OPEN-133] steps go down one at a time and end at low", () => {
    expect(stepDown("high")).toBe("midhigh");
    expect(stepDown("medium")).toBe("low");
    expect(stepDown("low")).toBe("low");
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

describe("the shop", () => {
  test("[SHOP-10][OPEN-146] every occasion lists at least six covers, each of them real and once", () => {
    expect(Object.keys(SHOP_COVERS)).toHaveLength(17);
    for (const [occasion, covers] of Object.entries(SHOP_COVERS)) {
      expect(covers.length, occasion).toBeGreaterThanOrEqual(6);
      expect(new Set(covers.map((one) => one.theme)).size, occasion).toBe(covers.length);
      for (const { variant, theme, label } of covers) {
        expect(isFamily(variant)).toBe(true);
        expect(resolveTheme(variant, theme).name).toBe(theme);
        expect(label).not.toBe(theme);
      }
    }
  });

  test("[SHOP-10] an occasion nobody knows gets the custom covers", () => {
    expect(shopCovers("constructor")).toBe(SHOP_COVERS.custom);
    expect(shopCovers("thanks")).toBe(SHOP_COVERS.thanks);
  });
});
