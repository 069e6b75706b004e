export * from "./camera.ts";
export * from "./channel.ts";
export * from "./device.ts";
export * from "./navigator.ts";
export * from "./page.ts";
export * from "./recordings.ts";
export * from "./storage.ts";
export * from "./uploads.ts";
