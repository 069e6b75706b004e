import { Vector2, Vector3 } from "three";
import type { StarburstTheme } from "#core/domain/cover/index.ts";
import { lightness, type Rgb } from "../basis/index.ts";
import { FlatScene } from "../flat/index.ts";
import { Headline, type Lettering, type TitleFrame } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { STARBURST } from "./shaders.ts";

const hexOf = (colour: Rgb, by = 1): string =>
  `#${colour
    .map((c) =>
      Math.round(Math.min(1, c * by) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const coloursOf = ({ colorsStarburst: list }: StarburstTheme): readonly [Rgb, Rgb, Rgb] => {
  const at = (i: number): Rgb => [list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 0];
  return [at(0), at(3), at(6)];
};
const isBright = (theme: StarburstTheme): boolean =>
  lightness(theme.colorsText[0] ?? "#FFFFFF") > 0.6;

const letteringOf = (theme: StarburstTheme): Lettering => {
  const bright = isBright(theme);
  const [first, , third] = coloursOf(theme);
  return {
    face: { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
    colours: theme.colorsText,
    from: 0.65,
    spread: 0.7,
    ink: {
      shadow: {
        color: bright ? hexOf(third, 0.35) : hexOf(first, 0.6),
        alpha: bright ? 0.6 : 0.3,
        blur: 0.07,
      },
      stroke: { color: "#FFFFFF", width: bright ? 0 : 0.04 },
      side: bright ? 0.75 : 0,
      round: 0.35,
      glare: 0,
    },
  };
};

/** Half the width and height of the seal for a shape of cover. */
const badgeFor = (aspect: number): readonly [number, number] =>
  aspect > 1 ? [Math.min(aspect * 0.62, 0.98), 0.68] : [aspect * 0.8, aspect * 0.84];

const frameFor = (aspect: number): TitleFrame => {
  const [x, y] = badgeFor(aspect);
  return { title: { x: 0, y: 0, width: x * 1.6, height: y * 1.26 }, arch: 0, largest: 0.36 };
};

/** A burst of rays round a seal (COVER-25). */
export const starburst: SceneFactory<"starburst"> = {
  async create({ theme, text, name, quality }, gpu) {
    const [first, second, third] = coloursOf(theme);
    const badge = { value: new Vector2(1, 1) };
    const bright = isBright(theme);
    const vec = (colour: Rgb) => ({ value: new Vector3(...colour) });
    return new FlatScene(gpu, {
      quality,
      fragment: STARBURST,
      uniforms: {
        one: vec(first),
        two: vec(second),
        three: vec(third),
        // letters stand on whichever of the colours they are seen best on
        seal: vec(bright ? third : first),
        lining: vec(bright ? first : third),
        fade: { value: new Vector2(theme.fadeoutCenter, theme.fadeoutOutter) },
        badge,
      },
      headline: new Headline({ text, name }, letteringOf(theme), quality),
      frame: (aspect) => {
        badge.value.set(...badgeFor(aspect));
        return frameFor(aspect);
      },
    });
  },
};
