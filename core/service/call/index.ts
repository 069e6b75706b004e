export * from "./hearing.ts";
export * from "./perform.ts";
