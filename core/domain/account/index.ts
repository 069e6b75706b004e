export * from "./account.ts";
export * from "./addressChange.ts";
export * from "./fullName.ts";
export * from "./news.ts";
export * from "./preferences.ts";
export * from "./record.ts";
