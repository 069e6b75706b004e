import { inMemory } from "./memory.ts";
import type { Examples } from "./story.ts";
import { playStory } from "./story.ts";

export type { Example, Examples } from "./story.ts";
export { inMemory, playStory };

/** One example of every call: what was asked, and what was answered (F-36). */
export const allExamples = async (): Promise<Examples> => (await inMemory(playStory)).played;
