/** Priorities of the guidance prompts; the lowest number comes first (PROMPT-02..05, OPEN-101). */
export const promptPriorities = {
  "initial-colour-choice": 100,
  "contributor-add": 170,
  "contributor-view-group": 180,
  "invite-people": 200,
  "invite-splash": 200,
  "customisable-optional-colours": 225,
} as const;
export type PromptId = keyof typeof promptPriorities;

/** The prompts that wait, first the most urgent; equal ones in the order they were asked for (PROMPT-01). */
export type PromptQueue = readonly PromptId[];

/** The queue with one prompt more; asked for twice it waits once. */
export const queued = (queue: PromptQueue, id: PromptId): PromptQueue => {
  if (queue.includes(id)) return queue;
  const at = queue.findIndex((other) => promptPriorities[other] > promptPriorities[id]);
  return at === -1 ? [...queue, id] : queue.toSpliced(at, 0, id);
};

/** The first of the queue that nobody has completed yet. */
export const currentPrompt = (queue: PromptQueue, completed: readonly string[]): PromptId | null =>
  queue.find((id) => !completed.includes(id)) ?? null;
