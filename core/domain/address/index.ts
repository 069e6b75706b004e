export * from "./address.ts";
export * from "./fields.ts";
export * from "./record.ts";
export * from "./search.ts";
export * from "./words.ts";
