export * from "./browser.ts";
export * from "./device.ts";
export * from "./reporter.ts";
export * from "./stage.ts";
