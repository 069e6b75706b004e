export * from "./device.ts";
export * from "./key.ts";
export * from "./page.ts";
