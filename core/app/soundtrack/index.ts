export * from "./open.ts";
export * from "./preview.ts";
export * from "./soundtrack.ts";
