export * from "./class.ts";
export * from "./credit.ts";
export * from "./order.ts";
export * from "./prices.ts";
