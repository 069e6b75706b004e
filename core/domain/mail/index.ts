export * from "./backoff.ts";
export * from "./delivery.ts";
export * from "./kinds.ts";
export * from "./undelivered.ts";
