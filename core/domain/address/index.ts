export * from "./address.ts";
export * from "./fields.ts";
export * from "./search.ts";
