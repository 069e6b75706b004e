export interface RefusalCounts {
  /** Counts what a limit refused; other refusals are everyday. */
  readonly note: (asked: string, code: string) => void;
  /** Most first. */
  readonly counts: () => readonly (readonly [asked: string, count: number])[];
}

const limits = new Set(["limited", "locked", "tooLarge", "tooMany"]);

/** How often limits refused something since this server was started, by operation (F-19, F-28). */
export const refusalCounts = (): RefusalCounts => {
  const counted = new Map<string, number>();
  return {
    note: (asked, code) => {
      if (!limits.has(code)) return;
      const name = `${asked}: ${code}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    },
    counts: () => [...counted].sort(([, a], [, b]) => b - a),
  };
};
