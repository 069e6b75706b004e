import { type IUniform, Vector2, Vector3, Vector4 } from "three";
import type { PaperCutTheme, PaperHeartTheme } from "#core/domain/cover/index.ts";
import { blend, rgb } from "../basis/index.ts";

type Theme = PaperHeartTheme | PaperCutTheme;

export const vec = (hex: string): Vector3 => new Vector3(...rgb(hex));
const PATTERNS = ["Dots", "Squares", "Sprites"] as const;
const EFFECTS = [undefined, "HueEffect", "BorealEffect"] as const;

/** A program for each effect, so that a cover without one does not pay for it. */
export const definesOf = ({ scene }: Theme): Record<string, number> => ({
  EFFECT: EFFECTS.indexOf(scene.effect),
});

/** What `SHEETS` reads (COVER-01, COVER-07). */
export const sheetsOf = ({ text, background, scene }: Theme): Record<string, IUniform> => {
  const { type, alpha, size, columnWidth } = background.properties;
  const { base, back, mid, front } = scene.layers;
  const { frequency, amplitude, speed } = scene.deformation;
  return {
    ground: { value: vec(background.color) },
    pat: { value: vec(text.color) },
    mini: { value: vec(scene.miniSceneColor) },
    tint: { value: vec(blend(base[0], "#402038", 0.25)).multiplyScalar(0.75) },
    pairs: { value: [...base, ...back, ...mid, ...front].map(vec) },
    pattern: {
      value: new Vector4(PATTERNS.indexOf(type), alpha, size / 480, (2 * columnWidth) / 480),
    },
    shadow: { value: new Vector2(scene.shadow.offset, scene.shadow.opacity) },
    // a loop holds a whole number of turns
    wave: { value: new Vector3(frequency, amplitude, Math.round(speed)) },
  };
};
