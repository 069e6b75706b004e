import { Vector3 } from "three";
import type { RipplesTheme } from "#core/domain/cover/index.ts";
import { lightness, type Rgb } from "../basis/index.ts";
import { FlatScene } from "../flat/index.ts";
import { Headline, type Lettering, type TitleFrame } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { RIPPLES } from "./shaders.ts";

const colourAt = (list: readonly number[], i: number): Rgb => [
  list[i * 3] ?? 0,
  list[i * 3 + 1] ?? 0,
  list[i * 3 + 2] ?? 0,
];
const hexOf = (colour: Rgb, by: number): string =>
  `#${colour
    .map((c) =>
      Math.round(Math.min(1, c * by) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const letteringOf = ({ colorsRipples, colorsText }: RipplesTheme): Lettering => {
  const near = colourAt(colorsRipples, 0);
  const bright = lightness(colorsText[0] ?? "#FFFFFF") > 0.6;
  return {
    face: { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
    colours: colorsText,
    from: 0.75,
    spread: 0.75,
    ink: {
      shadow: { color: hexOf(near, bright ? 0.3 : 0.5), alpha: bright ? 0.5 : 0.3, blur: 0.1 },
      stroke: { color: "#FFFFFF", width: bright ? 0 : 0.045 },
      side: bright ? 0.8 : 0,
      round: 0.45,
      glare: 0,
    },
  };
};

const frameFor = (aspect: number): TitleFrame => ({
  title: { x: 0, y: 0, width: Math.min(aspect * 1.78, 2.2), height: aspect > 1 ? 1.2 : 1.3 },
  arch: aspect > 1 ? 0.03 : 0.08,
  largest: 0.42,
});

/** A pond after a drop has fallen (COVER-24). */
export const ripples: SceneFactory<"ripples"> = {
  async create({ theme, text, name, quality }, gpu) {
    const ring = (i: number) => ({ value: new Vector3(...colourAt(theme.colorsRipples, i)) });
    return new FlatScene(gpu, {
      quality,
      fragment: RIPPLES,
      uniforms: {
        near: ring(0),
        far: ring(1),
        bright: { value: lightness(theme.colorsText[0] ?? "#FFFFFF") > 0.6 ? 1 : 0 },
      },
      headline: new Headline({ text, name }, letteringOf(theme), quality),
      frame: frameFor,
    });
  },
};
