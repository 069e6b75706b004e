export * from "./tier.ts";
