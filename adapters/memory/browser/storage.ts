import type { Drafts, Storage } from "#core/app/ports/index.ts";

/** Storage in a map; closing a tab is dropping it. */
export const mapStorage = (entries = new Map<string, string>()): Storage => ({
  get: (key) => entries.get(key) ?? null,
  set: (key, value) => void entries.set(key, value),
  remove: (key) => void entries.delete(key),
});

/** Drafts kept as structured clones, as IndexedDB keeps them. */
export const mapDrafts = (entries = new Map<string, unknown>()): Drafts => ({
  get: async (key) => structuredClone(entries.get(key)),
  put: async (key, value) => void entries.set(key, structuredClone(value)),
  remove: async (key) => void entries.delete(key),
  keys: async (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
});
