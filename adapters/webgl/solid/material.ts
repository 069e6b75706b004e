import { DoubleSide, type IUniform, ShaderMaterial } from "three";
import { type Surroundings, surroundings } from "./lighting.ts";
import { CARD, CARD_VERTEX, type CardWords } from "./shaders.ts";

/** Card material: matt paper and glossy paint under a soft key light, cheaper than PBR. `uniforms`: t, parts and your own. */
export const cardMaterial = (
  around: Surroundings,
  uniforms: Record<string, IUniform>,
  words: CardWords = {},
): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      ...uniforms,
      ...surroundings(around),
    },
    vertexShader: CARD_VERTEX(words),
    fragmentShader: CARD(words),
    side: DoubleSide,
  });
