export * from "./group.ts";
export * from "./note.ts";
export * from "./open.ts";
