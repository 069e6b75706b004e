export * from "./media.ts";
export * from "./record.ts";
