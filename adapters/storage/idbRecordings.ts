import type { DBSchema } from "idb";
import type {
  RecordedPart,
  RecordingFacts,
  RecordingKey,
  Recordings,
  Writing,
} from "#core/app/ports/index.ts";
import { onDemand } from "./onDemand.ts";

interface Schema extends DBSchema {
  facts: { key: string; value: RecordingFacts };
  /** In the order they came: the key counts up. */
  parts: { key: number; value: RecordedPart & { readonly of: string }; indexes: { of: string } };
}

/** All keys that begin with a prefix. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const cameOf = (fault: unknown): Writing =>
  fault instanceof DOMException && fault.name === "QuotaExceededError" ? "full" : "failed";

/** Recordings in IndexedDB with strict durability: a second that was written is there after a crash (design rule 7). */
export const idbRecordings = (name = "fanfold-recordings"): Recordings => {
  const database = onDemand<Schema>(name, (db) => {
    db.createObjectStore("facts");
    db.createObjectStore("parts", { autoIncrement: true }).createIndex("of", "of");
  });
  const change = async () =>
    (await database()).transaction(["facts", "parts"], "readwrite", { durability: "strict" });

  return {
    write: async (key, facts, part) => {
      try {
        const tx = await change();
        const puts: Promise<unknown>[] = [tx.objectStore("facts").put(facts, key)];
        if (part) puts.push(tx.objectStore("parts").add({ ...part, of: key }));
        await Promise.all([...puts, tx.done]);
        return "kept";
      } catch (fault) {
        return cameOf(fault);
      }
    },
    find: async (prefix) => {
      const store = (await database()).transaction("facts").store;
      const [keys, all] = await Promise.all([
        store.getAllKeys(under(prefix)),
        store.getAll(under(prefix)),
      ]);
      return all.map((facts, at) => ({ key: keys[at] as RecordingKey, facts }));
    },
    parts: async (key) => {
      const all = await (await database()).getAllFromIndex("parts", "of", key);
      return all.map(({ bytes, levels }) => ({ bytes, levels }));
    },
    remove: async (key) => {
      const tx = await change();
      const parts = tx.objectStore("parts");
      const keys = await parts.index("of").getAllKeys(key);
      await Promise.all([
        tx.objectStore("facts").delete(key),
        ...keys.map((one) => parts.delete(one)),
        tx.done,
      ]);
    },
    move: async (from, to) => {
      const tx = await change();
      const moved = (key: string) => `${to}${key.slice(from.length)}`;
      const facts = tx.objectStore("facts");
      for (const key of await facts.getAllKeys(under(from))) {
        const of = await facts.get(key);
        if (of) await facts.put(of, moved(key));
        await facts.delete(key);
      }
      const parts = tx.objectStore("parts");
      for (let at = await parts.index("of").openCursor(under(from)); at; at = await at.continue())
        await parts.put({ ...at.value, of: moved(at.value.of) }, at.primaryKey);
      await tx.done;
    },
  };
};
