export * from "./digest.ts";
