export * from "./signIn.ts";
export * from "./words.ts";
