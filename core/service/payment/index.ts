export * from "./books.ts";
export * from "./checking.ts";
export * from "./hearing.ts";
export * from "./offering.ts";
export * from "./operating.ts";
export * from "./testProvider.ts";
