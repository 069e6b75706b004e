import {
  CanvasTexture,
  CustomBlending,
  type IUniform,
  LinearMipmapLinearFilter,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
  type Vector3,
} from "three";
import type { Quality, Swarm } from "#core/domain/cover/index.ts";
import { detailOf } from "../stage/index.ts";
import { GRAIN_FRAGMENT, GRAIN_VERTEX } from "./shaders.ts";
import { drawSprites } from "./sprites.ts";

/** A swarm's pictures as a texture; screen colours, premultiplied. */
export const spriteTexture = (swarm: Swarm): Texture => {
  const texture = new CanvasTexture(drawSprites(swarm) as HTMLCanvasElement);
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
};

/** Draws grains. `uniforms`: t, unit (width by height), px (height in pixels). */
export const grainMaterial = (
  quality: Quality,
  map: Texture,
  swarm: Swarm,
  shade: Vector3,
  dark: number,
  uniforms: Record<"t" | "unit" | "px", IUniform>,
): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      ...uniforms,
      map: { value: map },
      rows: { value: swarm.assets.length + 1 },
      shade: { value: shade },
      dark: { value: dark },
    },
    defines: detailOf(quality),
    vertexShader: GRAIN_VERTEX,
    fragmentShader: GRAIN_FRAGMENT,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    premultipliedAlpha: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
