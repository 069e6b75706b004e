export * from "./tier.ts";
export * from "./product.ts";
