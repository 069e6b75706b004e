export type { Caller, Context, Handler, Service } from "./context.ts";
export { admitWaiting } from "./messages.ts";
export { perform } from "./perform.ts";
export { type PlatformChange, platformNow, setPlatform } from "./platform.ts";
export * from "./ports/index.ts";
export { type CardPreview, previewOf } from "./preview.ts";
export { startReaper } from "./reaper.ts";
export { startReminding } from "./reminding.ts";
export * from "./tokens.ts";
