export * from "./choice.ts";
export * from "./days.ts";
export * from "./import/index.ts";
export * from "./present.ts";
export * from "./reminder.ts";
export * from "./zone.ts";
