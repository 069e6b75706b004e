export * from "./watchable.ts";
