import { messages } from "#core/kernel/index.ts";

/** What the owner is told has been done in the group. */
export const groupWords = /* @__PURE__ */ messages("grouped", {
  invited: (n: number) => ({ n }),
  nudged: null,
  allNudged: (n: number) => ({ n }),
  letIn: null,
  turnedDown: null,
  allLetIn: null,
  removed: null,
  withdrawn: null,
  named: null,
  notNamed: null,
  offered: null,
  offerWithdrawn: null,
});
