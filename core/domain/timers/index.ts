export * from "./timers.ts";
