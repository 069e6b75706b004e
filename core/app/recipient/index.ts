export * from "./open.ts";
export * from "./recipient.ts";
