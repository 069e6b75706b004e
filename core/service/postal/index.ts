export * from "./ending.ts";
