export * from "./record.ts";
export * from "./slide.ts";
