import type { Ids } from "#core/service/ports/index.ts";

/** Ids that count, so that a test can name them and a replay repeats them. Not for keeping secrets. */
export const countingIds = (): Ids => {
  let ids = 0;
  let tokens = 0;
  let codes = 0;
  return {
    id: () => `id${String(++ids).padStart(6, "0")}`,
    token: () => `token-${String(++tokens).padStart(22, "0")}`,
    /** Steps that do not look like counting, so that "the next code" is never right by accident. */
    code: () => String((100_000 + ++codes * 7919) % 1_000_000).padStart(6, "0"),
  };
};
