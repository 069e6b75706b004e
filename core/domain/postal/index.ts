export * from "./class.ts";
