export * from "./account.ts";
export * from "./record.ts";
