export * from "./payment.ts";
export * from "./product.ts";
export * from "./products.ts";
export * from "./tier.ts";
export * from "./words.ts";
