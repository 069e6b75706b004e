export * from "./account.ts";
export * from "./addressBack.ts";
export * from "./language.ts";
export * from "./open.ts";
