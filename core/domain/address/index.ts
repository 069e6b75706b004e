export * from "./address.ts";
export * from "./search.ts";
