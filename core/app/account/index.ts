export * from "./account.ts";
export * from "./open.ts";
