export * from "./contributor.ts";
