export * from "./desk.ts";
export * from "./ending.ts";
