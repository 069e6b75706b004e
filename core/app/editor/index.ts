export * from "./editor.ts";
export * from "./freshness.ts";
