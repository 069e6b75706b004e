export * from "./people.ts";
export * from "./words.ts";
