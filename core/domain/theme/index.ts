export * from "./colours.ts";
export * from "./theme.ts";
