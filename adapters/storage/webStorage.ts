import type { Storage as StoragePort } from "#core/app/ports/index.ts";

/** Session or local storage. Where the browser forbids it, the tab's memory stands in: nothing crashes. */
export const webStorage = (find: () => Storage): StoragePort => {
  const memory = new Map<string, string>();
  const attempt = <T>(job: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return job(find());
    } catch {
      return otherwise(); // blocked or full: this tab goes on without
    }
  };
  return {
    get: (key) =>
      attempt(
        (s) => s.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    set: (key, value) => {
      memory.set(key, value);
      attempt(
        (s) => s.setItem(key, value),
        // full: what stood there before must not speak for what is true now
        () =>
          attempt(
            (s) => s.removeItem(key),
            () => undefined,
          ),
      );
    },
    remove: (key) => {
      memory.delete(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
  };
};
