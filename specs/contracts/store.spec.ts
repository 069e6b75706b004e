import { MemoryStore } from "#adapters/memory/index.ts";
import { storeContract } from "./store.ts";

storeContract("memory", async () => new MemoryStore());
