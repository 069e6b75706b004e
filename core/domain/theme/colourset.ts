import { done, invalid, type Outcome } from "#core/kernel/index.ts";
import { colourCount, sixColours } from "./colours.ts";
import type { Colourset } from "./theme.ts";
import { themeWords } from "./words.ts";

/** Formats of a colourset that are read, oldest first (THEME-03). */
export const colourSchemas = [
  "1.0",
  "1.1",
  "1.2",
] as const satisfies readonly Colourset["schema_version"][];
const newest = colourSchemas[colourSchemas.length - 1] as Colourset["schema_version"];

/** "1.10" as [1, 10]; null for what is no version. */
const versionOf = (text: string): readonly [number, number] | null => {
  const [, major, minor] = /^(\d{1,4})\.(\d{1,4})$/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor)];
};
const isNewer = (given: string): boolean => {
  const [one, other] = [versionOf(given), versionOf(newest)];
  if (!one || !other) return false;
  return one[0] === other[0] ? one[1] > other[1] : one[0] > other[0];
};

/** What a colourset may look like before it is read. */
export interface GivenColourset {
  readonly schema_version?: string | undefined;
  readonly colours: readonly string[];
  readonly allow_customisation?: boolean | undefined;
  readonly type?: string | undefined;
  readonly max_colours?: number | undefined;
}

/**
 * A colourset of any format that is known, as one of the newest: what its format has not is filled in, what it has
 * stays (OPEN-124); the list has six (THEME-12). Without a version it is of the newest. One of a format to come is
 * refused rather than read in part: it would be saved without what is new in it.
 */
export const readColourset = (
  given: GivenColourset,
  field = "colourset",
): Outcome<Colourset, "invalid"> => {
  const version = given.schema_version ?? newest;
  const at = `${field}.schema_version`;
  if (isNewer(version)) return invalid(at, themeWords.newerColours);
  if (!colourSchemas.some((known) => known === version))
    return invalid(at, themeWords.unreadableColours);
  const hasOwner = version !== "1.0";
  return done({
    schema_version: newest,
    type: (hasOwner && given.type) || "custom",
    allow_customisation: hasOwner ? (given.allow_customisation ?? true) : true,
    max_colours: version === newest ? mostOf(given.max_colours) : colourCount,
    colours: sixColours(given.colours),
  });
};

const mostOf = (most: number | undefined): number =>
  most !== undefined && Number.isInteger(most)
    ? Math.min(Math.max(most, 1), colourCount)
    : colourCount;
