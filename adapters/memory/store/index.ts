export { tables as collections } from "./data.ts";
export { MemoryStore } from "./store.ts";
