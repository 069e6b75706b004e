import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Points,
  ShaderMaterial,
  Vector2,
  Vector3,
} from "three";
import { blend, randomFrom, rgb } from "../basis/index.ts";
import { EXHAUST, EXHAUST_VERTEX } from "./shaders.ts";

const PUFFS = 150;
const SPARKS = 70;
const vec = (hex: string) => ({ value: new Vector3(...rgb(hex)) });

/** What leaves the engine: puffs first, sparks over them. `uniforms`: t, ship (where it is). */
export const exhaust = (
  { trail, smoke }: { trail: string; smoke: string },
  seed: number,
  uniforms: Record<"t" | "ship", IUniform>,
): Points<BufferGeometry, ShaderMaterial> => {
  const random = randomFrom(seed);
  const count = PUFFS + SPARKS;
  const own = Float32Array.from({ length: count * 4 }, random);
  const look = Float32Array.from({ length: count * 2 }, (_, i) =>
    i % 2 === 0 ? random() : i / 2 < PUFFS ? 0 : 1,
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(count * 3), 3));
  geometry.setAttribute("aOwn", new BufferAttribute(own, 4));
  geometry.setAttribute("aLook", new BufferAttribute(look, 2));
  const pixels = { value: 1 };
  const points = new Points(
    geometry,
    new ShaderMaterial({
      uniforms: {
        ...uniforms,
        pixels,
        hot: vec(blend(trail, "#FFFDF0", 0.82)),
        trail: vec(trail),
        smoke: vec(smoke),
      },
      vertexShader: EXHAUST_VERTEX,
      fragmentShader: EXHAUST,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      depthWrite: false,
    }),
  );
  const size = new Vector2();
  points.onBeforeRender = (renderer) => {
    pixels.value = renderer.getDrawingBufferSize(size).y;
  };
  return points;
};
