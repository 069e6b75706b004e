export { cachedFiles } from "./cachedFiles.ts";
export { takeSharedFiles } from "./worker.ts";
