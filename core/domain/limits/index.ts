export * from "./bounds.ts";
export * from "./limit.ts";
export * from "./network.ts";
export * from "./rateLimit.ts";
export * from "./table.ts";
