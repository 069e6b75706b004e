export { type FoundPage, Search, typingPause } from "./search.ts";
export * from "./searches.ts";
