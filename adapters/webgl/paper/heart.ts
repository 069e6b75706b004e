import { Vector2 } from "three";
import { FlatScene } from "../flat/index.ts";
import { Headline, type TitleFrame } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { HEART } from "./heartShader.ts";
import { letteringOf } from "./lettering.ts";
import { definesOf, sheetsOf, vec } from "./uniforms.ts";

/** How wide and how high the heart opens for a shape of cover: it runs to the edges of the narrower way. */
const sizeFor = (aspect: number): readonly [number, number] => {
  const wide = Math.min(1.3, aspect * 1.36);
  return [wide, Math.min(1.12, wide * 1.12)];
};

const frameFor = ([wide, high]: readonly [number, number]): TitleFrame => ({
  title: { x: 0, y: 0.2 * high, width: 0.96 * wide, height: 0.66 * high },
  arch: 0,
  largest: 0.34 * wide,
});

/** A heart cut out of four layers of paper with its title in the depth (COVER-09, OPEN-113). */
export const paperHearts: SceneFactory<"paper hearts"> = {
  async create({ theme, text, name, quality }, gpu) {
    const size = { value: new Vector2(1, 1) };
    return new FlatScene(gpu, {
      quality,
      fragment: HEART,
      // without words a large heart is in their place
      defines: { ...definesOf(theme), EMPTY: text.trim() === "" ? 1 : 0 },
      uniforms: { ...sheetsOf(theme), bloom: { value: vec(theme.scene.heartColor) }, size },
      headline: new Headline({ text, name }, letteringOf(theme), quality),
      frame: (aspect) => {
        const opening = sizeFor(aspect);
        size.value.set(...opening);
        return frameFor(opening);
      },
    });
  },
};
