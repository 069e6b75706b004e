import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector3,
} from "three";
import { rgb } from "../basis/index.ts";
import type { Lamp } from "./build.ts";
import { LAMP, LAMP_VERTEX } from "./shaders.ts";

/** A square of light for each lamp. `uniforms`: t, tree. */
export const lampsMesh = (
  lamps: readonly Lamp[],
  uniforms: Record<"t" | "tree", IUniform>,
): Mesh<BufferGeometry, ShaderMaterial> => {
  const corner: number[] = [];
  const lamp: number[] = [];
  const index: number[] = [];
  lamps.forEach(({ at, own }, i) => {
    corner.push(-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0);
    for (let k = 0; k < 4; k++) lamp.push(...at, own);
    index.push(...[0, 1, 2, 0, 2, 3].map((n) => n + i * 4));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corner), 3));
  geometry.setAttribute("aLamp", new BufferAttribute(new Float32Array(lamp), 4));
  geometry.setIndex(index);
  return new Mesh(
    geometry,
    new ShaderMaterial({
      uniforms: { ...uniforms, warm: { value: new Vector3(...rgb("#FFDF9E")) } },
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
};
