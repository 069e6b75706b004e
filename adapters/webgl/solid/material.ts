import { DoubleSide, type IUniform, ShaderMaterial, Vector3 } from "three";
import { blend, light } from "../basis/index.ts";
import { CARD, CARD_VERTEX, type CardWords } from "./shaders.ts";

/** What lights a scene; taken from its theme. */
export interface Surroundings {
  /** The ground's colour: light from above. */
  readonly ground: string;
  /** The mini scene's colour: light from below, and the tint of shadows. */
  readonly mini: string;
}

const vec = (hex: string): IUniform => ({ value: new Vector3(...light(hex)) });

/** Card material: matt paper and glossy paint under a soft key light, cheaper than PBR. `uniforms`: t, parts and your own. */
export const cardMaterial = (
  { ground, mini }: Surroundings,
  uniforms: Record<string, IUniform>,
  words: CardWords = {},
): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      ...uniforms,
      sky: vec(blend(ground, "#FFFFFF", 0.72)),
      earth: vec(blend(mini, "#FFFFFF", 0.12)),
      tint: vec(blend(blend(mini, "#B48AA8", 0.35), "#FFFFFF", 0.35)),
    },
    vertexShader: CARD_VERTEX(words),
    fragmentShader: CARD(words),
    side: DoubleSide,
  });
