import { describe, expect, test } from "vitest";
import { lightness } from "../basis/index.ts";
import { wovenOf } from "./pictures.ts";
import { themes } from "./themes.ts";
import { warpOf } from "./warps.ts";

describe("the warps", () => {
  test("[COVER-17] each of the forty-five is bent or grounded in a way of its own", () => {
    const ways = themes.map(({ sku, bg, colorLetters }) =>
      JSON.stringify([warpOf(sku), bg, colorLetters]),
    );
    expect(new Set(ways).size).toBe(45);
    const main = themes.map(({ sku }) => {
      const { wave, arch, lens, slant } = warpOf(sku);
      const most = Math.max(wave, arch, Math.abs(lens), Math.abs(slant));
      return [wave, arch, Math.abs(lens), Math.abs(slant)].indexOf(most);
    });
    expect(main).toEqual(themes.map(({ sku }) => Number(sku.slice(9, 11)) - 1));
  });

  test("[COVER-22] an outline sets the first letters off, and so do the colours of every line", () => {
    for (const { sku, textStyle, coloredLines } of themes) {
      if (textStyle.stroke.strokeThickness === 0) continue;
      const outline = lightness(textStyle.stroke.stroke);
      for (const line of coloredLines)
        expect(Math.abs(lightness(line[0] ?? "#FFFFFF") - outline), sku).toBeGreaterThan(0.18);
    }
  });

  test("[COVER-22] every texture of the catalogue is one that is woven here", () => {
    for (const { texture } of themes) if (texture) expect(wovenOf(texture.url)).toBeGreaterThan(0);
    expect(wovenOf("https://elsewhere.example/paper.png")).toBe(0);
  });
});
