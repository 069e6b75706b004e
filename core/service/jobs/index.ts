export * from "./reaper.ts";
