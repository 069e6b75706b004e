export * from "./class.ts";
export * from "./order.ts";
export * from "./prices.ts";
