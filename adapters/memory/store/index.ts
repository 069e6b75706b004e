export { MemoryStore } from "./store.ts";
