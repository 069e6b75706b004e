import { type IUniform, ShaderMaterial, type Texture, Vector3 } from "three";
import type { Background, Quality } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { detailOf, SHEET } from "../stage/index.ts";
import { GROUND } from "./groundShader.ts";

const PATTERNS = ["Dots", "Squares", "Sprites"] as const;
const vec = (hex: string): IUniform => ({ value: new Vector3(...rgb(hex)) });

/** What every card theme has (COVER-01). */
export interface CardGround {
  readonly text: { readonly color: string };
  readonly background: Background;
}

/**
 * The theme's ground with its pattern, and what was drawn into `picture` (premultiplied, screen colours) over it.
 * `uniforms`: t, unit, glow (warm light from the middle, 0 to 1), middle (where it is, -1 to 1).
 */
export const groundMaterial = (
  quality: Quality,
  { text, background }: CardGround,
  picture: Texture,
  uniforms: Record<"t" | "unit" | "glow" | "middle", IUniform>,
): ShaderMaterial => {
  const { color, properties } = background;
  return new ShaderMaterial({
    uniforms: {
      ...uniforms,
      picture: { value: picture },
      ground: vec(color),
      ink: vec(text.color),
      kind: { value: PATTERNS.indexOf(properties.type) },
      alpha: { value: properties.alpha },
      size: { value: properties.size / 480 },
      column: { value: properties.columnWidth / 480 },
    },
    defines: detailOf(quality),
    vertexShader: SHEET,
    fragmentShader: GROUND,
    depthTest: false,
    depthWrite: false,
  });
};
