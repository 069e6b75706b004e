export { outcomes } from "./outcome.ts";
export type { Outcome, Result, Runner, Step, Tally } from "./step.ts";
export { steps, width } from "./steps.ts";
export { testRun } from "./testRun.ts";
