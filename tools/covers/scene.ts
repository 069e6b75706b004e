import type { CoverTitle } from "#core/domain/exported/index.ts";
import type { Part } from "./kit.ts";

/** A cover as it is written here. */
export interface Written {
  readonly id: string;
  readonly name: string;
  readonly title: CoverTitle;
  readonly parts: readonly (Part | readonly Part[])[];
}

export const title = (stroke: string, ...colours: string[]): CoverTitle => ({
  colours: colours.length > 0 ? colours : ["#FFFFFF"],
  family: "Baloo 2",
  stroke,
  shadow: stroke,
});

/** The one the picture is about; the origin is where they stand. */
export const hero = (...parts: (Part | readonly Part[])[]): Part => ({
  place: "hero",
  at: [0, 285],
  parts,
});
