export * from "./files.ts";
export * from "./processing.ts";
export * from "./uploaded.ts";
