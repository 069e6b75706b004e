import { Vector3, Vector4 } from "three";
import type { HeartsTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, rgb } from "../basis/index.ts";
import { FlatScene } from "../flat/index.ts";
import { Headline, type Lettering, type TitleFrame } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { laceOf } from "./outline.ts";
import { HEARTS, LACE } from "./shaders.ts";

const vec = (hex: string): Vector3 => new Vector3(...rgb(hex));
/** As many as the shader holds, from the beginning again where there are fewer. */
const several = (colours: readonly string[], count: number): Vector3[] =>
  Array.from({ length: count }, (_, i) => vec(colours[i % colours.length] ?? "#FFFFFF"));

const FACES: readonly Lettering["face"][] = [
  { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
  { family: "Fraunces Variable", weight: 800, italic: true, size: 1, fill: false },
];

const letteringOf = ({ name, text, scene }: HeartsTheme): Lettering => {
  const bright = lightness(text.color) > 0.6;
  return {
    face: FACES[Number(name.at(-1)) % 2] ?? (FACES[0] as Lettering["face"]),
    colours: [text.color],
    from: 0.75,
    spread: 0.7,
    ink: {
      shadow: {
        color: blend(scene.miniSceneColor, "#16040C", bright ? 0.6 : 0.3),
        alpha: bright ? 0.5 : 0.22,
        blur: 0.09,
      },
      stroke: { color: "#FFFFFF", width: 0 },
      side: 0,
      round: 0.35,
      glare: 0,
    },
  };
};

/** The large heart's size for a shape of cover, in half heights. */
const sizeFor = (aspect: number): number => Math.min(1.45, aspect * 1.34);

/** Letters of a title short enough to come down into the narrow part of the heart: its last line is a name. */
const SHORT = 24;

const frameFor = (aspect: number, letters: number): TitleFrame => {
  const size = sizeFor(aspect);
  const [up, across, down] = letters > SHORT ? [0.15, 0.78, 0.47] : [0.13, 0.88, 0.59];
  return {
    title: { x: 0, y: up * size, width: across * size, height: down * size },
    arch: 0,
    largest: 0.3 * size,
  };
};

/** Hearts over dots or squares, the title in the largest of them (COVER-23). */
export const hearts: SceneFactory<"hearts"> = {
  async create({ theme, text, name, quality }, gpu) {
    const { color, properties } = theme.background;
    const size = { value: 1 };
    return new FlatScene(gpu, {
      quality,
      fragment: HEARTS,
      uniforms: {
        ground: { value: vec(color) },
        pat: { value: vec(properties.color) },
        mini: { value: vec(theme.scene.miniSceneColor) },
        hearts: { value: several(theme.scene.colorsHearts, 4) },
        bits: { value: several(theme.scene.colorsParticles, 2) },
        pattern: {
          value: new Vector4(
            properties.type === "Dots" ? 0 : 1,
            properties.alphaMin,
            properties.alphaMax,
            (properties.columnWidth / 672) * 2,
          ),
        },
        lace: { value: laceOf(LACE) },
        size,
      },
      headline: new Headline({ text, name }, letteringOf(theme), quality),
      frame: (aspect) => {
        size.value = sizeFor(aspect);
        return frameFor(aspect, text.length);
      },
    });
  },
};
