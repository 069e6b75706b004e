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
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as Key;
    if (t < key.t) {
      const way = EASES[key.ease ?? "soft"]((t - before.t) / (key.t - before.t));
      return before.v + (key.v - before.v) * way;
    }
    before = key;
  }
  return before.v;
};

type Track = NonNullable<CoverLayer["tracks"]>[number];
type Wave = NonNullable<CoverLayer["waves"]>[number];
const MULTIPLIES: ReadonlySet<Channel> = new Set(["size", "wide", "high", "fade"]);

/** What a layer's channel is at `t`: sums for places and turns, products for sizes. Pure in `t`. */
export const valueAt = (layer: CoverLayer, channel: Channel, t: number): number => {
  const times = MULTIPLIES.has(channel);
  let value = times ? 1 : 0;
  // asked for every layer at every frame: nothing is made on the way (P6)
  const { tracks, waves } = layer;
  if (tracks)
    for (let i = 0; i < tracks.length; i++) {
      const track = tracks[i] as Track;
      if (track.of !== channel) continue;
      const now = along(track.keys, track.round ? t % LOOP : t);
      value = times ? value * now : value + now;
    }
  if (waves)
    for (let i = 0; i < waves.length; i++) {
      const wave = waves[i] as Wave;
      if (wave.of === channel)
        value += wave.by * Math.sin(wave.times * TURN * t + (wave.phase ?? 0));
    }
  return value;
};
