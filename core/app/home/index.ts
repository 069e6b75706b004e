export * from "./home.ts";
export * from "./open.ts";
