import {
  CustomBlending,
  DoubleSide,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector3,
} from "three";
import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, rgb } from "../basis/index.ts";
import { surroundings } from "../solid/index.ts";
import { CARD, CARD_VERTEX, FLAME, FLAME_VERTEX, FLOOR_SHADOW, FLOOR_VERTEX } from "./shaders.ts";

type Uniforms = Record<string, IUniform>;

const vec = (hex: string): IUniform => ({ value: new Vector3(...rgb(hex)) });
const over = {
  premultipliedAlpha: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  depthWrite: false,
  depthTest: false,
} as const;
const isDark = (theme: CakeTheme): boolean => lightness(theme.background.color) < 0.55;

/** Everything of the cake itself. `uniforms`: t, parts, glow. */
export const cardMaterial = (theme: CakeTheme, uniforms: Uniforms): ShaderMaterial => {
  return new ShaderMaterial({
    uniforms: {
      ...uniforms,
      ...surroundings({ ground: theme.background.color, mini: theme.scene.miniSceneColor }),
      sugar: { value: theme.scene.secondaryTopping === "Sugar" ? 1 : 0 },
    },
    vertexShader: CARD_VERTEX,
    fragmentShader: CARD,
    side: DoubleSide,
  });
};

/** The table and the shadow on it; drawn before the cake, under all of it. `uniforms`: parts. */
export const floorMaterial = (theme: CakeTheme, uniforms: Uniforms): ShaderMaterial => {
  const mini = theme.scene.miniSceneColor;
  return new ShaderMaterial({
    uniforms: {
      ...uniforms,
      table: vec(mini),
      lace: vec(lightness(mini) > 0.8 ? blend(mini, theme.text.color, 0.35) : "#FFFFFF"),
      ink: vec(blend(mini, isDark(theme) ? "#12060F" : "#4A2140", 0.62)),
      strength: { value: 0.62 },
    },
    vertexShader: FLOOR_VERTEX,
    fragmentShader: FLOOR_SHADOW,
    ...over,
  });
};

/** Flames, over everything: nothing of a cake stands before them. `uniforms`: t, parts. */
export const fireMaterial = (theme: CakeTheme, uniforms: Uniforms): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { ...uniforms, dark: { value: isDark(theme) ? 1 : 0 } },
    vertexShader: FLAME_VERTEX,
    fragmentShader: FLAME,
    ...over,
    transparent: true,
  });
