export * from "./zone.ts";
