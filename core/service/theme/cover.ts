import { titleColours } from "#core/domain/cover/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { CardColours, CoverTheme } from "#core/domain/theme/index.ts";
import type { Context } from "../context/index.ts";

/** What of a cover's theme colours it; null for each that it has not. */
export const ownColours = (theme: CoverTheme): NonNullable<CardColours["cover"]> => ({
  colourset: theme?.colourset ?? null,
  cover_colour_count: theme?.cover_colour_count ?? null,
});

/**
 * Gathers a cover's being coloured like its card, where its family lets a title have colours of its own; its picture is
 * of what it was, and drawn anew (THUMB-04).
 */
export const colourCover = (
  context: Pick<Context, "work" | "objects" | "today">,
  cover: SlideRecord,
  colours: NonNullable<CardColours["cover"]>,
): void => {
  if (titleColours(cover.variant) === 0) return;
  const { colourset: _set, cover_colour_count: _count, ...rest } = cover.theme ?? {};
  const own = Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== null));
  const theme = { ...rest, ...own };
  context.work.change("slides", cover, {
    theme: Object.keys(theme).length === 0 ? null : theme,
    thumbnail_key: null,
    edition: cover.edition + 1,
    updated_on: context.today,
  });
  const key = cover.thumbnail_key;
  if (key !== null) context.work.afterwards(() => context.objects.remove(key));
};
