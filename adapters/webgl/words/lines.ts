/** One word to be set: its width and the space before it, in ems. */
export interface Measure {
  readonly width: number;
  readonly space: number;
}

/** First and last word of a line, inclusive. */
export type Line = readonly [number, number];

export const lineWidth = (words: readonly Measure[], [from, to]: Line): number => {
  let width = 0;
  for (let i = from; i <= to; i++) {
    const word = words[i];
    if (word) width += word.width + (i > from ? word.space : 0);
  }
  return width;
};

/** Breaks the words into exactly `count` lines as even in width as they can be. */
export const breakEvenly = (words: readonly Measure[], count: number): Line[] => {
  const n = words.length;
  const lines = Math.max(1, Math.min(count, n));
  const ideal = lineWidth(words, [0, n - 1]) / lines;
  // of two even breaks the one with the shorter last line: it is often the name
  const cost = (from: number, to: number, line: number): number => {
    const over = lineWidth(words, [from, to]) - ideal;
    return over ** 2 * (over > 0 ? 1 + 0.5 * line : 1);
  };
  // best[k][i]: the least cost of setting the first i words in k lines, and where the last of them begins
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let k = 1; k <= lines; k++) {
    const row: { cost: number; from: number }[] = [];
    for (let i = k; i <= n - (lines - k); i++) {
      let least = { cost: Number.POSITIVE_INFINITY, from: k - 1 };
      for (let from = k - 1; from < i; from++) {
        const before = best[k - 1]?.[from];
        if (!before) continue;
        const total = before.cost + cost(from, i - 1, k);
        if (total < least.cost) least = { cost: total, from };
      }
      row[i] = least;
    }
    best[k] = row;
  }
  const found: Line[] = [];
  let end = n;
  for (let k = lines; k >= 1; k--) {
    const from = best[k]?.[end]?.from ?? 0;
    found.unshift([from, end - 1]);
    end = from;
  }
  return found;
};
