export * from "./files.ts";
export * from "./uploaded.ts";
