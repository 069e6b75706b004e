export * from "./covers.ts";
export * from "./external.ts";
export * from "./people.ts";
export * from "./places.ts";
export * from "./previews.ts";
export * from "./transport.ts";
export * from "./words.ts";
