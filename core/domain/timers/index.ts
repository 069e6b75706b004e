export * from "./later.ts";
export * from "./start.ts";
