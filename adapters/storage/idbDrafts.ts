import type { DBSchema, IDBPDatabase } from "idb";
import type { Drafts } from "#core/app/ports/index.ts";

interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
}

/** Drafts in IndexedDB with strict durability: what was put is there after a crash (design rule 7). */
export const idbDrafts = (name = "fanfold"): Drafts => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  // comes with the first draft that is looked for, which is before anything can be written (P1)
  const open = async () => {
    try {
      const { openDB } = await import("idb");
      return await openDB<Schema>(name, 1, {
        upgrade: (db) => void db.createObjectStore("drafts"),
        terminated: forget,
      });
    } catch (fault) {
      forget();
      throw fault;
    }
  };
  const database = () => {
    opening ??= open();
    return opening;
  };
  return {
    get: async (key) => (await database()).get("drafts", key),
    put: async (key, value) => {
      const tx = (await database()).transaction("drafts", "readwrite", { durability: "strict" });
      void tx.store.put(value, key);
      await tx.done;
    },
    remove: async (key) => (await database()).delete("drafts", key),
    keys: async (prefix) =>
      (await (await database()).getAllKeys("drafts")).filter((key) => key.startsWith(prefix)),
  };
};
