export { type FoundPage, Search } from "./search.ts";
export * from "./searches.ts";
