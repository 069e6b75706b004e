export * from "./choice.ts";
export * from "./days.ts";
export * from "./present.ts";
export * from "./reminder.ts";
