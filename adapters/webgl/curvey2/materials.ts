import {
  CustomBlending,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { Curvey2Theme, Quality } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { type Atlas, EDGE, REACH } from "../lettering/index.ts";
import { BASIS, detailOf, GRAIN, SHEET } from "../stage/index.ts";
import type { warpUniforms } from "../warped/index.ts";
import { wovenOf } from "./pictures.ts";
import { GROUND, letters, WARP } from "./shaders.ts";
import type { Warp } from "./warps.ts";

type Bend = ReturnType<typeof warpUniforms>;

const MODES = ["normal", "multiply", "screen", "overlay", "add"] as const;
const value = <T>(it: T): IUniform<T> => ({ value: it });
const vec = (hex: string) => value(new Vector3(...rgb(hex)));
const ink = ({ color, alpha }: { color: string; alpha: number }) =>
  value(new Vector4(...rgb(color), alpha));
/** Thickness of an outline in the theme's pixels as a part of an em. */
const STROKE = 0.0115;

export const strokeOf = ({ textStyle }: Curvey2Theme): number =>
  Math.min(0.15, textStyle.stroke.strokeThickness * STROKE);

export const groundMaterial = (
  quality: Quality,
  theme: Curvey2Theme,
  warp: Warp,
  picture: Texture | null,
  px: IUniform<number>,
  { t, unit }: Bend,
): ShaderMaterial => {
  const { flatColor, radial, linear } = theme.bg;
  const { texture } = theme;
  return new ShaderMaterial({
    uniforms: {
      t,
      unit,
      px,
      flatInk: vec(flatColor),
      radial1: ink(radial.color1),
      radial2: ink(radial.color2),
      radial: value(
        new Vector4(radial.center.x, radial.center.y, radial.size, radial.active ? 1 : 0),
      ),
      threshold: value(new Vector2(radial.threshold, 0)),
      linear1: ink(linear.color1),
      linear2: ink(linear.color2),
      linear: value(new Vector3(linear.angle, linear.size, linear.active ? 1 : 0)),
      modes: value([
        MODES.indexOf(radial.blendMode),
        MODES.indexOf(linear.blendMode),
        wovenOf(texture?.url),
        0,
      ]),
      motif: value(warp.motif),
      texAlpha: value(texture?.alpha ?? 0),
      texScale: value(texture?.scale ?? 1),
      picture: value(picture),
      pictured: value(picture ? 1 : 0),
      accents: value(
        Array.from(
          { length: 4 },
          (_, i) =>
            new Vector3(
              ...rgb(theme.themeColours[1 + (i % 4)] ?? theme.colorLetters[0] ?? "#FFFFFF"),
            ),
        ),
      ),
    },
    defines: detailOf(quality),
    vertexShader: SHEET,
    fragmentShader: `uniform float t, unit, px; in vec2 vUv;\n${BASIS}${GRAIN}${GROUND}`,
    depthTest: false,
    depthWrite: false,
  });
};

/** One side of the letters; both sides share what they say of themselves. */
export const lettersMaterial = (
  quality: Quality,
  side: "back" | "face",
  theme: Curvey2Theme,
  warp: Warp,
  atlas: Atlas,
  bend: Bend,
): ShaderMaterial => {
  const { shadow, glare, texture, textStyle } = theme;
  const bloom = theme.effects.find(({ type }) => type === "Bloom");
  const angle = (glare.angle / 180) * Math.PI;
  return new ShaderMaterial({
    uniforms: {
      ...bend,
      map: value(atlas.texture),
      pictures: value(atlas.pictures ?? atlas.texture),
      back: value(side === "back" ? 1 : 0),
      alpha: value(shadow.alpha),
      blur: value(0.06 + shadow.blur * 0.03),
      scale: value(shadow.scale),
      shadowInk: vec(shadow.color),
      stroke: value(strokeOf(theme)),
      strokeInk: vec(textStyle.stroke.stroke),
      side: value(textStyle.dropShadow.dropShadow ? 1 : 0),
      sideInk: vec(textStyle.dropShadow.color),
      bloom: value(bloom ? Math.min(1, bloom.bloomScale) : 0),
      bloomFrom: value(bloom?.threshold ?? 1),
      bright: value(bloom?.brightness ?? 0),
      // the wider the blur, the slower the light falls off
      near: value(12.8 / Math.max(1, bloom?.blur ?? 8)),
      glare: value(
        new Vector4(theme.hasGlare ? theme.glareAlpha : 0, glare.size, glare.speed, glare.smooth),
      ),
      glareWay: value(new Vector2(Math.cos(angle), Math.sin(angle))),
      glareInk: vec(glare.color),
      tex: value(wovenOf(texture?.url)),
      texAlpha: value(texture?.alpha ?? 0),
      texScale: value(texture?.scale ?? 1),
      texMode: value(MODES.indexOf(texture?.blendMode ?? "multiply")),
      warp: value(new Vector4(warp.wave, warp.arch, warp.lens, warp.slant)),
      tune: value(new Vector4(warp.across, warp.on, 0, warp.way)),
    },
    defines: detailOf(quality),
    vertexShader: WARP,
    fragmentShader: `${BASIS.replace(/const float W=[^;]*;/, "")}${letters(EDGE, REACH)}`,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    premultipliedAlpha: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
};
