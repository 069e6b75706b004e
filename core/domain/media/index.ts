export * from "./key.ts";
export * from "./media.ts";
export * from "./record.ts";
