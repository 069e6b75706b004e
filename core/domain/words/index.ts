export * from "./external.ts";
export * from "./people.ts";
export * from "./places.ts";
export * from "./transport.ts";
export * from "./words.ts";
