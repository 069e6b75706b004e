export type { Caller, Context, Handler, Service } from "./context.ts";
export { perform } from "./perform.ts";
export * from "./ports/index.ts";
export * from "./tokens.ts";
