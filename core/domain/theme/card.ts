import { normaliseHex } from "../form/index.ts";
import { ownColourset, usedColours } from "./colours.ts";
import { readColourset } from "./colourset.ts";
import type { CardTheme, Colourset } from "./theme.ts";

/** What is kept of a card's colours (THEME-16). */
export interface CardColours {
  readonly colourset: Colourset;
  readonly cover_colour_count: number;
  readonly message_bg_colour_visibility: boolean;
  /** How its cover was coloured before the card had colours of its own; missing in cards of before decision 0085. */
  readonly cover?: { readonly colourset: unknown; readonly cover_colour_count: unknown };
}

/** The theme of a title slide, of which little is known. */
export type CoverTheme = Readonly<Record<string, unknown>> | null;

/** The colours that a cover brings along (OPEN-125); null where it has none, or none that can be read. */
const coloursOf = (cover: CoverTheme): Colourset | null => {
  const set = cover?.colourset;
  if (typeof set !== "object" || set === null || !("colours" in set)) return null;
  if (!Array.isArray(set.colours)) return null;
  const colours = set.colours.flatMap((one) => normaliseHex(String(one)) ?? []);
  return colours.length === 0 ? null : ownColourset(colours);
};

/**
 * How a card is coloured: as it was chosen for the card, else as its cover is, else from the default palette
 * (THEME-05, OPEN-122, OPEN-125). Messages have a background unless that was turned off.
 */
export const cardTheme = (kept: CardColours | null, cover: CoverTheme): CardTheme => {
  const own = coloursOf(kept?.cover ?? cover);
  const chosen = kept && readColourset(kept.colourset);
  const colourset = chosen?.ok ? chosen.value : null;
  return {
    colourset: colourset ?? own ?? ownColourset([]),
    cover_colour_count: usedColours(kept ? kept.cover_colour_count : cover?.cover_colour_count),
    message_bg_colour_visibility: kept?.message_bg_colour_visibility ?? true,
    playback: colourset ?? own,
    specification_colourset: own,
  };
};

/** The background of the nth message of a card, from 0; null where messages have none (OPEN-125). */
export const messageBackground = (
  {
    colourset,
    cover_colour_count,
    message_bg_colour_visibility,
  }: Pick<CardTheme, "colourset" | "cover_colour_count" | "message_bg_colour_visibility">,
  nth: number,
): string | null =>
  message_bg_colour_visibility
    ? (colourset.colours[nth % usedColours(cover_colour_count)] ?? null)
    : null;
