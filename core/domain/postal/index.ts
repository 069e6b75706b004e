export * from "./class.ts";
export * from "./credit.ts";
export * from "./order.ts";
export * from "./paths.ts";
export * from "./prices.ts";
export * from "./underWay.ts";
export * from "./words.ts";
