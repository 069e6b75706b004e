export * from "./group.ts";
