export * from "./open.ts";
export * from "./unsubscribing.ts";
