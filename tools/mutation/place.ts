import { fileURLToPath } from "node:url";

/** The house's own folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The function that instrumented text asks whether a mutant is the one that is active (worker.ts). */
export const SWITCH = "__isBroken";
