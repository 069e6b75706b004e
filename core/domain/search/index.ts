export * from "./results.ts";
