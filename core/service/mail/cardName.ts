import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";

/** A card in a sentence. */
export const cardName = ({ title }: Pick<StoryRecord, "title">): Message =>
  title.trim() === "" ? mailWords.aCard : mailWords.titled(title.trim());
