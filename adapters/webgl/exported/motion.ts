import type { Channel, CoverLayer, Key } from "#core/domain/exported/index.ts";
import { inOutCubic, LOOP, outBack, outCubic, spring, TURN } from "../basis/index.ts";

const EASES: Readonly<Record<NonNullable<Key["ease"]>, (x: number) => number>> = {
  line: (x) => x,
  soft: inOutCubic,
  out: outCubic,
  back: (x) => outBack(x),
  spring: (x) => spring(x),
  hold: () => 0,
};

/** The value of keys at `t`; before the first and after the last it stays. */
const along = (keys: readonly Key[], t: number): number => {
  let before = keys[0] as Key;
  if (t <= before.t) return before.v;
  for (const key of keys) {
    if (t < key.t) {
      const way = EASES[key.ease ?? "soft"]((t - before.t) / (key.t - before.t));
      return before.v + (key.v - before.v) * way;
    }
    before = key;
  }
  return before.v;
};

const MULTIPLIES: ReadonlySet<Channel> = new Set(["size", "wide", "high", "fade"]);

/** What a layer's channel is at `t`: sums for places and turns, products for sizes. Pure in `t`. */
export const valueAt = (layer: CoverLayer, channel: Channel, t: number): number => {
  const times = MULTIPLIES.has(channel);
  let value = times ? 1 : 0;
  for (const { of, keys, round } of layer.tracks ?? []) {
    if (of !== channel) continue;
    const now = along(keys, round ? t % LOOP : t);
    value = times ? value * now : value + now;
  }
  for (const { of, by, times: turns, phase = 0 } of layer.waves ?? [])
    if (of === channel) value += by * Math.sin(turns * TURN * t + phase);
  return value;
};
