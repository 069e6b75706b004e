export * from "./app.ts";
export type { Outside } from "./outside.ts";
export * from "./ports/index.ts";
export * from "./session/index.ts";
export * from "./shell/index.ts";
export * from "./signIn/index.ts";
