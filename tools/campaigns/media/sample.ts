import { randomFrom } from "#adapters/webgl/basis/random.ts";

/** What of the bar a sample stands for (R14). */
export const sampleKinds = [
  "polyglot",
  "bomb",
  "wrong type",
  "empty",
  "zero duration",
  "truncated",
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A file as somebody hostile would send it. */
export interface Sample {
  readonly kind: SampleKind;
  readonly name: string;
  /** What it is said to be. */
  readonly type: "photo" | "audio" | "video";
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Whether a part of it is a whole file of its type, so that it may be taken and made anew. */
  readonly mayBeTaken?: true;
}

/** What rides along in a hostile file, and must never be in a stored one. */
export const payload = "canary-payload-fanfold";

/** Chances that are the same again with the same seed. */
export interface Dice {
  /** A whole number from 0 up to below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
}

export const diceOf = (seed: number): Dice => {
  const next = randomFrom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    shuffled: (from) => {
      const left = [...from];
      return from.map(() => left.splice(below(left.length), 1)[0] as (typeof from)[number]);
    },
  };
};

/** Another seed each time, unless SEED names one: the same files again. */
export const seedOfRun = (): number =>
  Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
