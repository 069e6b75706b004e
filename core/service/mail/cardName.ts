import type { StoryRecord } from "#core/domain/story/index.ts";

/** A card in a sentence. */
export const cardName = (story: Pick<StoryRecord, "title">, otherwise: string): string =>
  story.title.trim() === "" ? otherwise : `“${story.title.trim()}”`;
