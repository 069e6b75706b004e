import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";

/** Map styles and the theme id each is tied to; the first is the default (SLIDE-18, OPEN-85). */
export const locationPresets = {
  print: "location-print",
  historic: "location-historic",
  satellite: "location-satellite",
} as const;
export type LocationPreset = keyof typeof locationPresets;

/** The style of a slide's map: the first until another is chosen (OPEN-85). */
export const locationPresetOf = (theme: object | null | undefined): LocationPreset => {
  const { name } = (theme ?? {}) as { readonly name?: unknown };
  const presets = Object.keys(locationPresets) as LocationPreset[];
  return presets.find((preset) => locationPresets[preset] === name) ?? "print";
};

const isPreset = (id: unknown): boolean =>
  (Object.values(locationPresets) as readonly unknown[]).includes(id);

const within = (value: number | null | undefined, most: number): boolean =>
  typeof value === "number" && Math.abs(value) <= most;

export const locationPlay: SlidePlay = {
  transition: "vertical",
  seconds: () => 6,
  entrance: () => 0,
};

/** A place on a map (SLIDE-11, SLIDE-28, SLIDE-41). */
export const location: SlideKind = {
  play: locationPlay,
  variants: ["postcard"],
  fields: { title: "title" },
  limits: { title: 20 },
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner"],
  isOncePerCard: false,
  begins: "media",
  faults: (draft) => {
    const isPlaced =
      !isBlank(draft.location_name) &&
      within(draft.location_lat, 90) &&
      within(draft.location_lon, 180);
    const style = draft.theme?.name;
    return [
      onlyTypes(draft),
      !isPlaced && wrong("location_name", slideWords.noLocation),
      style !== undefined && !isPreset(style) && wrong("theme", slideWords.noMapStyle),
    ];
  },
  sample: {
    variant: "postcard",
    title: "Where it began",
    theme: { name: "location-print" },
    location_name: "Whitby",
    location_lat: 54.486,
    location_lon: -0.614,
    media: [],
  },
};
