export * from "./formats.ts";
export * from "./limits.ts";
export * from "./photoSize.ts";
export * from "./state.ts";
export * from "./tape.ts";
export * from "./trim.ts";
export * from "./words.ts";
