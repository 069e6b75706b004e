import { type IUniform, ShaderMaterial, type Texture, Vector3 } from "three";
import type { Background, Quality } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { detailOf, SHEET } from "../stage/index.ts";
import { groundShader, type Scenery } from "./groundShader.ts";

const PATTERNS = ["Dots", "Squares", "Sprites"] as const;
const vec = (hex: string): IUniform => ({ value: new Vector3(...rgb(hex)) });

/** What every card theme has (COVER-01). */
export interface CardGround {
  readonly text: { readonly color: string };
  readonly background: Background;
  readonly scene: { readonly miniSceneColor: string };
}

/**
 * A family's own ground with the theme's pattern, and what was drawn into `picture` (premultiplied, screen colours) over it.
 * `uniforms`: t, unit, glow (warm light from the middle, 0 to 1), middle (where it is, -1 to 1).
 */
export const groundMaterial = (
  quality: Quality,
  { text, background, scene }: CardGround,
  scenery: Scenery,
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
      mini: vec(scene.miniSceneColor),
      own: { value: scenery.own.map((hex) => new Vector3(...rgb(hex))) },
      kind: { value: PATTERNS.indexOf(properties.type) },
      alpha: { value: properties.alpha },
      size: { value: properties.size / 480 },
      column: { value: properties.columnWidth / 480 },
    },
    defines: detailOf(quality),
    vertexShader: SHEET,
    fragmentShader: groundShader(scenery),
    depthTest: false,
    depthWrite: false,
  });
};
