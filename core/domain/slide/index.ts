export * from "./present.ts";
export * from "./record.ts";
export * from "./slide.ts";
