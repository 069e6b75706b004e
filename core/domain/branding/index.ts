export * from "./logo.ts";
