export * from "./find.ts";
export * from "./place.ts";
export * from "./results.ts";
