export * from "./file.ts";
export * from "./key.ts";
export * from "./limits.ts";
export * from "./media.ts";
export * from "./record.ts";
export * from "./size.ts";
export * from "./use.ts";
export * from "./words.ts";
