export * from "./open.ts";
export * from "./watcher.ts";
