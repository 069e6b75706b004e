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

/** The kind a cover is looked for as. */
export const coverKind = (variant: CoverVariant): CoverKind => KINDS[variant];
