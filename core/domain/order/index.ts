export * from "./order.ts";
