export * from "./notes.ts";
export * from "./nudges.ts";
