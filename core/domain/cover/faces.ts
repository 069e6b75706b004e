import type { CoverVariant } from "./variant.ts";

interface Face {
  readonly variant: CoverVariant;
  readonly theme: string;
}

/**
 * The cover each occasion is shown by: first on its shelf, and its picture where occasions stand side by side, so that
 * no two are alike (F-61). By itself, since the first page has it and not the shelves.
 */
export const FACES = {
  custom: { variant: "curvey2", theme: "KIN_WARP_01_10" },
  birthday: { variant: "cake", theme: "cake-0" },
  welcome: { variant: "default", theme: "default" },
  "work anniversary": { variant: "starburst", theme: "starburst-1" },
  thanks: { variant: "particles_text", theme: "flowers-text-0" },
  congrats: { variant: "rocket", theme: "rocket-1" },
  appreciation: { variant: "exported", theme: "bee_queen" },
  getwell: { variant: "exported", theme: "1003" },
  leaving: { variant: "boat", theme: "boat-3" },
  valentines: { variant: "hearts", theme: "hearts-0" },
  anniversary: { variant: "paper_heart", theme: "paperheart-0" },
  wedding: { variant: "trail", theme: "trail-3" },
  mothers: { variant: "particles_shape", theme: "flowers-shape-0" },
  fathers: { variant: "curvey", theme: "curvey-4" },
  christmas: { variant: "xmas", theme: "xmas-1" },
  trip: { variant: "spaceman", theme: "astronaut-0" },
  album: { variant: "ripples", theme: "ripples-1" },
} as const satisfies Readonly<Record<string, Face>>;
