export * from "./browser.ts";
export * from "./stage.ts";
