export * from "./delivering.ts";
export * from "./dispatch.ts";
export * from "./holding.ts";
export * from "./planning.ts";
