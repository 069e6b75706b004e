export * from "./browser.ts";
export * from "./camera.ts";
export * from "./clipEditor.ts";
export * from "./device.ts";
export * from "./music.ts";
export * from "./recordings.ts";
export * from "./reporter.ts";
export * from "./stage.ts";
