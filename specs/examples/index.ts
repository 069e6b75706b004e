import type { OperationId } from "#core/operations/index.ts";
import { inMemory } from "./memory.ts";
import type { Example } from "./story.ts";
import { playStory } from "./story.ts";
import { unservedExamples } from "./unserved.ts";

export type { Example, Examples } from "./story.ts";
export { inMemory, playStory, unservedExamples };

/** One example of every call: what was asked and, where it is served, what was answered (F-36). */
export const allExamples = async (): Promise<Readonly<Partial<Record<OperationId, Example>>>> => {
  const { played } = await inMemory(playStory);
  const unserved = Object.entries(unservedExamples).map(([id, input]) => [id, { input }]);
  return { ...Object.fromEntries(unserved), ...played };
};
