import { type ExportedStyle, exportedStyle } from "./exported.ts";
import type { CoverVariant } from "./variant.ts";

/** What somebody looks for among covers, in the order it is offered. */
export const COVER_KINDS = ["lettering", "characters", "scenes", "frames"] as const;
export type CoverKind = (typeof COVER_KINDS)[number];

/** Letters that are the picture, somebody who lives in it, a scene in three dimensions, or what surrounds the words. */
const KINDS: { readonly [V in CoverVariant]: CoverKind } = {
  default: "frames",
  exported: "characters",
  particles_text: "lettering",
  particles_shape: "frames",
  particles_shape_photo: "frames",
  curvey: "lettering",
  curvey2: "lettering",
  spaceman: "scenes",
  boat: "scenes",
  cake: "scenes",
  hearts: "frames",
  paper_heart: "frames",
  ripples: "frames",
  rocket: "scenes",
  starburst: "frames",
  trail: "frames",
  trail_photo: "frames",
  xmas: "scenes",
};

const STYLES: { readonly [S in ExportedStyle]: CoverKind } = {
  characters: "characters",
  paper: "scenes",
  botanical: "frames",
  minimal: "scenes",
  geometric: "frames",
  folk: "frames",
  retro: "scenes",
  framed: "frames",
  typographic: "lettering",
};

/** The kind a cover is looked for as; one made elsewhere by how it is drawn. */
export const coverKind = (variant: CoverVariant, theme = ""): CoverKind =>
  variant === "exported" ? STYLES[exportedStyle(theme)] : KINDS[variant];
