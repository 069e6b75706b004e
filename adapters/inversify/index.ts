export * from "./registry.ts";
