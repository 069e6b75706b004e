export * from "./open.ts";
export * from "./thumbnails.ts";
