export * from "./picked.ts";
export * from "./pool.ts";
export * from "./unused.ts";
export * from "./upload.ts";
export type { Crop, UploadStatus } from "./wish.ts";
