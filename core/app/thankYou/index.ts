export * from "./open.ts";
export * from "./thankYou.ts";
