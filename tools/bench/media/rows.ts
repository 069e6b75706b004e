import { median, type Row } from "../measure.ts";

/** CPU in ms, medians, as often as the baseline’s at most. */
export const times = (
  what: string,
  baseline: readonly number[],
  product: readonly number[],
  most: number,
): Row => {
  const [b, p] = [median(baseline), median(product)];
  return { what, baseline: b, product: p, unit: "ms", bar: `≤ ${most}×`, met: p <= b * most };
};

/** The baseline measured twice in the same rounds: how far two figures of one thing are apart here (A–A). */
export const againstItself = (
  what: string,
  first: readonly number[],
  second: readonly number[],
): Row => {
  const row = times(`${what} against itself (A–A)`, first, second, 1.05);
  return { ...row, bar: "± 5 %", met: Math.abs(row.product / row.baseline - 1) <= 0.05 };
};
