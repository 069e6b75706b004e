export { posterPath } from "#core/domain/showing/index.ts";

/** Pixels of a poster, 5:7 as every card. */
export const POSTER_SIZE = { width: 480, height: 672 } as const;
