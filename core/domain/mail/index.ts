export * from "./allowance.ts";
export * from "./backoff.ts";
export * from "./caps.ts";
