export * from "./account.ts";
export * from "./addressBack.ts";
export * from "./open.ts";
