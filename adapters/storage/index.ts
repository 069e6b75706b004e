export * from "./idbDrafts.ts";
export * from "./webStorage.ts";
