export * from "./ground.ts";
export * from "./list.ts";
export * from "./logo.ts";
export * from "./precedence.ts";
export * from "./record.ts";
export * from "./sizeInMail.ts";
export * from "./words.ts";
