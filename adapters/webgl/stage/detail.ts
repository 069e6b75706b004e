import type { Quality } from "#core/domain/cover/index.ts";

/**
 * For the `defines` of any material: `DETAIL` is 2 for the whole picture, 1 without what only shines (bloom, glare),
 * 0 without far shadows, mirrored light and woven textures too. How many things there are never changes (OPEN-118).
 */
export const detailOf = (quality: Quality): { readonly DETAIL: 0 | 1 | 2 } => ({
  DETAIL: quality === "low" ? 0 : quality === "medium" ? 1 : 2,
});

/** MSAA samples of a scene's own target: none, 2 or 4. The dearest thing of all where the processor draws. */
export const samplesOf = (quality: Quality): number => detailOf(quality).DETAIL * 2;
