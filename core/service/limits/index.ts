export * from "./counters.ts";
