export * from "./idbDrafts.ts";
export * from "./lateRecordings.ts";
export * from "./webStorage.ts";
