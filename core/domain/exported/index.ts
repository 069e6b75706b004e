export * from "./check.ts";
export * from "./cover.ts";
export * from "./layer.ts";
