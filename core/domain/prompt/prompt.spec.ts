import fc from "fast-check";
import { expect, test } from "vitest";
import { currentPrompt, type PromptId, promptPriorities, queued } from "./index.ts";

test.each([
  ["PROMPT-02", "initial-colour-choice", 100],
  ["PROMPT-03", "contributor-add", 170],
  ["PROMPT-03", "contributor-view-group", 180],
  ["PROMPT-04", "invite-people", 200],
  ["PROMPT-04", "invite-splash", 200],
  ["PROMPT-05", "customisable-optional-colours", 225],
] as const)("[%s] %s has the priority %i", (_id, prompt, priority) => {
  expect(promptPriorities[prompt]).toBe(priority);
});

const ids = Object.keys(promptPriorities) as PromptId[];
const asked = fc.array(fc.constantFrom(...ids));

test("[PROMPT-01, OPEN-101] the queue is in ascending priority, equal ones as they were asked for, each once", () => {
  fc.assert(
    fc.property(asked, (order) => {
      const queue = order.reduce<readonly PromptId[]>(queued, []);
      const first = [...new Set(order)];
      const stable = first
        .map((id, at) => ({ id, at }))
        .sort((a, b) => promptPriorities[a.id] - promptPriorities[b.id] || a.at - b.at);
      expect(queue).toEqual(stable.map(({ id }) => id));
    }),
  );
});

test("[PROMPT-01] the current prompt is the first that is still pending", () => {
  const queue = ["invite-splash", "contributor-add", "invite-people"].reduce<readonly PromptId[]>(
    (before, id) => queued(before, id as PromptId),
    [],
  );
  expect(currentPrompt(queue, [])).toBe("contributor-add");
  expect(currentPrompt(queue, ["contributor-add"])).toBe("invite-splash");
  expect(currentPrompt(queue, ["contributor-add", "invite-splash"])).toBe("invite-people");
  expect(currentPrompt(queue, queue)).toBeNull();
  expect(currentPrompt([], [])).toBeNull();
});
