export * from "./thumbnails.ts";
