import type {
  RecordedPart,
  RecordingFacts,
  RecordingKey,
  Recordings,
  Writing,
} from "#core/app/ports/index.ts";

interface Entry {
  readonly facts: RecordingFacts;
  readonly parts: readonly RecordedPart[];
}
export interface MapRecordings extends Recordings {
  /** From now on writing comes to this. */
  become(writing: Writing): void;
}

/** Recordings in a map; what is given is copied, as a disk does. */
export const mapRecordings = (entries = new Map<RecordingKey, Entry>()): MapRecordings => {
  let writing: Writing = "kept";
  const under = (prefix: string) => [...entries.keys()].filter((key) => key.startsWith(prefix));
  return {
    become: (to) => {
      writing = to;
    },
    write: async (key, facts, part) => {
      if (writing !== "kept") return writing;
      const parts = entries.get(key)?.parts ?? [];
      entries.set(key, structuredClone({ facts, parts: part ? [...parts, part] : parts }));
      return "kept";
    },
    find: async (prefix) =>
      under(prefix).flatMap((key) => {
        const entry = entries.get(key);
        return entry ? [{ key, facts: entry.facts }] : [];
      }),
    parts: async (key) => structuredClone(entries.get(key)?.parts ?? []),
    remove: async (key) => void entries.delete(key),
    move: async (from, to) => {
      for (const key of under(from)) {
        const entry = entries.get(key);
        if (entry) entries.set(`${to}${key.slice(from.length)}` as RecordingKey, entry);
        entries.delete(key);
      }
    },
  };
};
