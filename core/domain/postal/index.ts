export * from "./class.ts";
export * from "./order.ts";
