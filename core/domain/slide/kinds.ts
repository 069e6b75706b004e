import { COVER_VARIANTS, titleVariantOf } from "../cover/index.ts";
import type { SlideType } from "./slide.ts";

/** Variants per type, the first of the list being what a new slide starts with (SLIDE-06..17). */
export const slideVariants: Readonly<Record<SlideType, readonly [string, ...string[]]>> = {
  audio: ["recorder", "waves"],
  credits: ["default"],
  date: ["clock", "modern"],
  giphy: ["simple"],
  legacy: ["default"],
  location: ["postcard"],
  music: ["modern", "retro"],
  news: ["paper"],
  photos: ["fullscreen", "polaroid", "hover", "simple"],
  text: ["letter", "typewriter", "xmas", "greetings", "simple", "exported"],
  title: ["default", ...COVER_VARIANTS.filter((variant) => variant !== "default")],
  video: ["negative", "fullscreen", "tv", "simple", "exported"],
};

export const defaultVariant = (type: SlideType): string => slideVariants[type][0];

export const isVariant = (type: SlideType, variant: string): boolean =>
  slideVariants[type].includes(variant);

/** A title slide's variant from its own name or the catalogue's (OPEN-116); null when there is none of that name. */
export const titleVariant = (named: string): string | null => {
  const variant = titleVariantOf(named as Parameters<typeof titleVariantOf>[0]);
  return isVariant("title", variant) ? variant : null;
};

/** How a slide comes in (SLIDE-19, OPEN-86). */
export type Transition = "horizontal" | "vertical" | "fade";

const transitions: Readonly<Record<SlideType, Transition>> = {
  audio: "horizontal",
  credits: "fade",
  date: "horizontal",
  giphy: "vertical",
  legacy: "horizontal",
  location: "vertical",
  music: "horizontal",
  news: "vertical",
  photos: "horizontal",
  text: "vertical",
  title: "fade",
  video: "horizontal",
};

/** The default transition of a type; every variant of a type has the same (SLIDE-19, OPEN-86). */
export const transitionOf = (type: SlideType): Transition => transitions[type];

/** Map styles of a location slide and the theme id each is tied to; the first is the default (SLIDE-18, OPEN-85). */
export const locationPresets = {
  print: "location-print",
  historic: "location-historic",
  satellite: "location-satellite",
} as const;
export type LocationPreset = keyof typeof locationPresets;

export const isLocationTheme = (id: string): boolean =>
  Object.values<string>(locationPresets).includes(id);

/** Title variants that show one photo beside the words (OPEN-82). */
export const wantsPhoto = (variant: string): boolean => variant.endsWith("_photo");
