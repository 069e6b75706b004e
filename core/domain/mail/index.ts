export * from "./backoff.ts";
export * from "./delivery.ts";
export * from "./kinds.ts";
export * from "./messageId.ts";
export * from "./providerEvent.ts";
export * from "./undelivered.ts";
