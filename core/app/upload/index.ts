export * from "./pool.ts";
export * from "./upload.ts";
export * from "./words.ts";
