import { DoubleSide, type IUniform, ShaderMaterial, Vector3 } from "three";
import { blend, light } from "../basis/index.ts";
import { CARD, CARD_VERTEX } from "./shaders.ts";

/** What lights a scene; taken from its theme. */
export interface Surroundings {
  /** The ground's colour: light from above. */
  readonly ground: string;
  /** The mini scene's colour: light from below, and the tint of shadows. */
  readonly mini: string;
}

/** GLSL of the family's own, put in where it says. */
export interface CardWords {
  /** `void paint(inout vec3 base, inout float gloss, inout float ao, vec3 local, vec3 normal, vec2 at, int stuff, int part)`. */
  readonly paint?: string;
  /** `float lit(vec3 world, int part)`: how much of the key light comes there, 0 to 1. `KEY` points to it. */
  readonly lit?: string;
  /** `vec3 bend(vec3 local, int part, int stuff)`: moves a point before its part does. */
  readonly bend?: string;
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
