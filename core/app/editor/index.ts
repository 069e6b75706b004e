export * from "./editor.ts";
export { Following } from "./following.ts";
export * from "./freshness.ts";
export * from "./open.ts";
