import type { DBSchema } from "idb";
import type { Drafts } from "#core/app/ports/index.ts";
import { onDemand } from "./onDemand.ts";

interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
}

/** Drafts in IndexedDB with strict durability: what was put is there after a crash (design rule 7). */
export const idbDrafts = (name = "fanfold"): Drafts => {
  const database = onDemand<Schema>(name, (db) => void db.createObjectStore("drafts"));
  return {
    get: async (key) => (await database()).get("drafts", key),
    put: async (key, value) => {
      const tx = (await database()).transaction("drafts", "readwrite", { durability: "strict" });
      // of a browser that is full both say so
      await Promise.all([tx.store.put(value, key), tx.done]);
    },
    remove: async (key) => (await database()).delete("drafts", key),
    keys: async (prefix) =>
      (await (await database()).getAllKeys("drafts")).filter((key) => key.startsWith(prefix)),
  };
};
