export * from "./files.ts";
export * from "./links.ts";
export * from "./themes.ts";
