export { outcomes } from "./outcome.ts";
export { run } from "./run.ts";
export { schedule } from "./schedule.ts";
export type { Outcome, Result, Runner, Step, Tally } from "./step.ts";
export { steps } from "./steps.ts";
