export * from "./backoff.ts";
export * from "./delivery.ts";
export * from "./kinds.ts";
