export * from "./poster.ts";
export * from "./shop.ts";
