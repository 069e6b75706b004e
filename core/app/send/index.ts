export * from "./open.ts";
export * from "./send.ts";
