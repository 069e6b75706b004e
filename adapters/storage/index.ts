export * from "./idbDrafts.ts";
export * from "./idbRecordings.ts";
export * from "./webStorage.ts";
