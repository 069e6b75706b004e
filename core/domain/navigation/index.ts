export * from "./modal.ts";
export * from "./paths.ts";
export * from "./query.ts";
export * from "./paywall.ts";
