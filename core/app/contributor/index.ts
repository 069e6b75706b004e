export * from "./contributor.ts";
export * from "./open.ts";
