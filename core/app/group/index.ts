export * from "./group.ts";
export * from "./open.ts";
