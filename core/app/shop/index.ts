export * from "./open.ts";
export * from "./poster.ts";
export * from "./shop.ts";
