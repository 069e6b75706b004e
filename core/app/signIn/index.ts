export * from "./open.ts";
export * from "./signIn.ts";
export * from "./words.ts";
