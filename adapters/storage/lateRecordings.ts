import type { Recordings } from "#core/app/ports/index.ts";

/** Recordings in IndexedDB; what keeps them comes with the first question, not with the page (P1). */
export const browserRecordings = (): Recordings => {
  let loading: Promise<Recordings> | null = null;
  const kept = (): Promise<Recordings> => {
    loading ??= import("./idbRecordings.ts").then(
      ({ idbRecordings }) => idbRecordings(),
      (fault: unknown) => {
        loading = null;
        throw fault;
      },
    );
    return loading;
  };
  return {
    write: (...one) =>
      kept().then(
        (all) => all.write(...one),
        () => "failed",
      ),
    find: async (prefix) => (await kept()).find(prefix),
    parts: async (key) => (await kept()).parts(key),
    remove: async (key) => (await kept()).remove(key),
    move: async (from, to) => (await kept()).move(from, to),
  };
};
