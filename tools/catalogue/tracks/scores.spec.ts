import { describe, expect, it } from "vitest";
import type { Instrument } from "../songs/instruments.ts";
import { midiOf } from "../songs/midi.ts";
import { longPieces } from "./index.ts";

/** The lowest and the highest key that a player of each reaches; the others reach all. */
const reach: Partial<Record<Instrument, readonly [low: number, high: number]>> = {
  flute: [59, 98],
  piccolo: [74, 108],
  recorder: [60, 98],
  whistle: [60, 98],
  oboe: [58, 93],
  clarinet: [50, 94],
  bassoon: [34, 76],
  horn: [34, 79],
  trumpet: [52, 86],
  mutedTrumpet: [52, 86],
  trombone: [34, 74],
  tuba: [24, 62],
  violin: [55, 103],
  fiddle: [55, 100],
  viola: [48, 91],
  cello: [36, 84],
  bass: [28, 67],
  electricBass: [28, 67],
  guitar: [40, 88],
  steelGuitar: [40, 88],
  jazzGuitar: [40, 86],
  ukulele: [60, 93],
  mandolin: [55, 93],
  banjo: [48, 86],
  harp: [24, 103],
  timpani: [36, 60],
  choir: [36, 84],
  accordion: [41, 93],
  vibraphone: [53, 96],
  glockenspiel: [67, 108],
  celesta: [60, 108],
};
const everyKey = [21, 108] as const;

describe.each(longPieces.map((piece) => [piece.id, piece] as const))(
  "[MUSIC-05] the score of %s",
  (_, { play }) => {
    const score = play();

    it("asks no one for a note that their instrument hasn't", () => {
      const beyond = score.parts
        .filter(({ instrument }) => instrument !== "drums")
        .flatMap(({ instrument, notes }) => {
          const [low, high] = reach[instrument] ?? everyKey;
          return notes
            .filter(({ key }) => key < low || key > high)
            .map(({ key, at }) => `${instrument} plays ${key} at ${at}`);
        });
      expect(beyond).toEqual([]);
    });

    it("gives every part something to play, on no more channels than there are", () => {
      expect(score.parts.filter(({ notes }) => notes.length === 0)).toEqual([]);
      expect(score.parts.length).toBeLessThanOrEqual(15);
    });

    it("is played the same again, and not alike by someone else", () => {
      const first = Buffer.from(midiOf(play(), 1));
      expect(first.equals(midiOf(play(), 1))).toBe(true);
      expect(first.equals(midiOf(play(), 2))).toBe(false);
    });
  },
);
