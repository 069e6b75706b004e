export * from "./next.ts";
export * from "./note.ts";
export * from "./nudging.ts";
export * from "./setting.ts";
