export * from "./shop.ts";
