export type { DatabaseState } from "./check.ts";
export { runningEmbedded } from "./embedded/running.ts";
export { type Facts, type OpenOptions, type OpenStore, openStore } from "./open.ts";
