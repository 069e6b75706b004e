export * from "./digests.ts";
