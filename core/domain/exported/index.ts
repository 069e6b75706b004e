export * from "./cover.ts";
