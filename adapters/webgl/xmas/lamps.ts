import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
} from "three";
import { chance, type Lamp } from "./build.ts";
import { LAMP, LAMP_VERTEX } from "./shaders.ts";

const FLAKES = 240;

/** A square for each lamp, and for every flake of the snow. */
export const squares = (lamps: readonly Lamp[]): BufferGeometry => {
  const corner: number[] = [];
  const lamp: number[] = [];
  const index: number[] = [];
  const flakes = Array.from(
    { length: FLAKES },
    (_, i): Lamp => ({ at: [chance(i, 0.7549), chance(i, 0.5698), chance(i, 0.618)], own: 3 }),
  );
  [...lamps, ...flakes].forEach(({ at, own }, i) => {
    corner.push(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0);
    for (let k = 0; k < 4; k++) lamp.push(...at, own);
    index.push(...[0, 1, 2, 0, 2, 3].map((n) => n + i * 4));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corner), 3));
  geometry.setAttribute("aLamp", new BufferAttribute(new Float32Array(lamp), 4));
  geometry.setIndex(index);
  return geometry;
};

/** Light and snow; its `squares` come later. `uniforms`: t, unit (width by height), tree, flake. */
export const lampsMesh = (
  uniforms: Record<"t" | "unit" | "tree" | "flake", IUniform>,
): Mesh<BufferGeometry, ShaderMaterial> =>
  new Mesh(
    new BufferGeometry(),
    new ShaderMaterial({
      uniforms,
      vertexShader: LAMP_VERTEX,
      fragmentShader: LAMP,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      premultipliedAlpha: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
    }),
  );
