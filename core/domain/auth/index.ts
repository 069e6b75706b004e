export * from "./carried.ts";
export * from "./code.ts";
export * from "./context.ts";
export * from "./external.ts";
export * from "./request.ts";
export * from "./scenario.ts";
export * from "./session.ts";
