export * from "./underWay.ts";
export * from "./uploads.ts";
