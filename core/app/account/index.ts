export * from "./account.ts";
export * from "./addressBack.ts";
export * from "./emails.ts";
export * from "./language.ts";
export * from "./open.ts";
