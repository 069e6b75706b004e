export * from "./device.ts";
export * from "./page.ts";
