export * from "./clock.ts";
export * from "./graphemes.ts";
export * from "./id.ts";
export * from "./money.ts";
export * from "./observe.ts";
export * from "./outcome.ts";
export * from "./registry.ts";
export * from "./settled.ts";
