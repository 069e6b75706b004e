import type { Quality } from "#core/domain/cover/index.ts";

/** How smooth edges in depth are: MSAA samples of a scene's own target. The dearest thing of all where pixels are drawn by the processor. */
export const SAMPLES: Readonly<Record<Quality, number>> = {
  low: 0,
  medium: 2,
  midhigh: 4,
  high: 4,
};

/**
 * For the `defines` of any material: `DETAIL` is 2 for the whole picture, 1 without what only shines (bloom, glare),
 * 0 without far shadows, mirrored light and woven textures too. How many things there are never changes (OPEN-118).
 */
export const detailOf = (quality: Quality): { readonly DETAIL: 0 | 1 | 2 } => ({
  DETAIL: quality === "low" ? 0 : quality === "medium" ? 1 : 2,
});
