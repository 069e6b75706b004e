export * from "./credits.ts";
export * from "./postings.ts";
export * from "./transfer.ts";
