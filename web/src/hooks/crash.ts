import { errorType } from "#core/app/index.ts";

const chunk =
  /dynamically imported module|module script failed|error loading dynamically|unable to preload/i;

/**
 * The tag that a crashed page's error is reported under (SHELL-42): its own name, but a part of the app that could not
 * be loaded is a ChunkLoadError in every browser's words (ERR-15).
 */
export const crashType = (error: unknown): string => {
  const isChunk = error instanceof Error && chunk.test(error.message);
  return isChunk ? "ChunkLoadError" : errorType(error);
};
