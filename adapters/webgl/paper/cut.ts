import { Vector4 } from "three";
import { blend, lightness } from "../basis/index.ts";
import { FlatScene } from "../flat/index.ts";
import { Headline } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { CUT } from "./cutShader.ts";
import { letteringOf } from "./lettering.ts";
import { definesOf, sheetsOf, vec } from "./uniforms.ts";

/** Layered hills under a paper sun, for any card theme that asks for them (COVER-07, OPEN-113). */
export const paperCut: SceneFactory<"paper cut"> = {
  async create({ theme, text, name, quality }, gpu) {
    const { text: ink, background } = theme;
    const pale = lightness(ink.color) > 0.6;
    // x, y, radius, and how far its rings are from the sky's colour
    const sun = { value: new Vector4(0, 0.05, 0.24, pale ? 0.14 : 0.3) };
    const far = { value: 1 };
    return new FlatScene(gpu, {
      quality,
      fragment: CUT,
      defines: definesOf(theme),
      uniforms: {
        ...sheetsOf(theme),
        sun,
        far,
        light: { value: vec(blend("#FFF1CF", background.color, 0.06)) },
      },
      headline: new Headline({ text, name }, letteringOf(theme), quality),
      frame: (aspect) => {
        const beside = aspect > 1.15;
        sun.value.x = beside ? aspect * 0.5 : 0;
        sun.value.y = beside ? 0.36 : 0.06;
        return {
          title: beside
            ? { x: -aspect * 0.28, y: 0.46, width: aspect * 1.24, height: 0.84 }
            : { x: 0, y: 0.64, width: aspect * 1.76, height: 0.58 },
          arch: 0,
          largest: 0.36,
        };
      },
    });
  },
};
