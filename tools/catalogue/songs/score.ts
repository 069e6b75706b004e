import { harmonies, read, type Sound } from "./notes.ts";

/** General MIDI programs, counted from 0. */
export const instruments = {
  piano: 0,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  accordion: 21,
  guitar: 24,
  steelGuitar: 25,
  bass: 32,
  electricBass: 33,
  violin: 40,
  cello: 42,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  strings: 48,
  choir: 52,
  trumpet: 56,
  trombone: 57,
  tuba: 58,
  horn: 60,
  brass: 61,
  oboe: 68,
  bassoon: 70,
  clarinet: 71,
  piccolo: 72,
  flute: 73,
  recorder: 74,
  whistle: 78,
} as const;
export type Instrument = keyof typeof instruments | "drums";

/** Keys of the drum kit. */
export const drums = {
  kick: 36,
  snare: 38,
  clap: 39,
  hat: 42,
  pedal: 44,
  openHat: 46,
  crash: 49,
  ride: 51,
  tambourine: 54,
  brush: 40,
  triangle: 81,
  shaker: 70,
  sleigh: 83,
} as const;

/** A note as it's played: beats, and how hard (1 to 127). */
export interface Played {
  readonly at: number;
  readonly long: number;
  readonly key: number;
  readonly force: number;
  /** Seconds after its time, for chords that are spread. */
  readonly late: number;
}

export interface PartOptions {
  readonly volume?: number;
  /** 0 is left, 127 right. */
  readonly pan?: number;
  readonly reverb?: number;
}

export interface Part extends Required<PartOptions> {
  readonly instrument: Instrument;
  readonly notes: Played[];
}

interface Playing {
  /** In beats from the start. */
  readonly at?: number;
  readonly force?: number;
  /** Semitones. */
  readonly by?: number;
  /** Share of its length that a note sounds. */
  readonly held?: number;
  /** Seconds between the tones of a chord. */
  readonly spread?: number;
}

/** How one chord is accompanied: beats after its start, length, which tones, how hard. */
export type Figure = readonly (readonly [
  at: number,
  long: number,
  what: "bass" | "fifth" | "chord" | number,
  force?: number,
])[];

/** A piece: tempo, bar and parts. Beats are those of the tempo. */
export class Score {
  readonly parts: Part[] = [];
  readonly bpm: number;
  readonly bar: number;
  constructor(bpm: number, bar: number) {
    this.bpm = bpm;
    this.bar = bar;
  }

  part(instrument: Instrument, options: PartOptions = {}): Part {
    const part = { instrument, notes: [], volume: 100, pan: 64, reverb: 50, ...options };
    this.parts.push(part);
    return part;
  }

  /** Plays a written line, shaped as one phrase: it swells to its middle and its highest notes. */
  sing(part: Part, line: string | readonly Sound[], playing: Playing = {}): number {
    const { at = 0, force = 84, by = 0, held = 0.95, spread = 0 } = playing;
    const sounds = typeof line === "string" ? read(line, this.bar) : line;
    const end = Math.max(...sounds.map((one) => one.at + one.long));
    const tops = sounds.map((one) => Math.max(...one.keys));
    const [low, high] = [Math.min(...tops), Math.max(...tops)];
    for (const { at: from, long, keys } of sounds) {
      const swell = Math.sin((Math.PI * (from + long / 2)) / end) * 5;
      const height = high === low ? 0 : ((Math.max(...keys) - low) / (high - low)) * 6;
      const accent = Math.abs(from % this.bar) < 1e-6 ? 4 : 0;
      for (const [order, key] of keys.entries())
        part.notes.push({
          at: at + from,
          long: long * held,
          key: key + by,
          force: force - 6 + swell + height + accent - (order < keys.length - 1 ? 6 : 0),
          late: order * spread,
        });
    }
    return at + end;
  }

  /** Accompanies chords with a figure, which begins anew with each and is cut where the chord ends. */
  accompany(
    part: Part,
    chords: string,
    figure: Figure,
    playing: Playing & { readonly centre?: number; readonly every?: number } = {},
  ): number {
    const { at = 0, force = 64, by = 0, spread = 0, centre = 60, every = this.bar } = playing;
    let end = at;
    for (const { at: from, long, bass, fifth, tones } of harmonies(chords, centre)) {
      for (let turn = 0; turn < long; turn += every)
        for (const [after, length, what, louder = 0] of figure) {
          if (turn + after >= long - 1e-6) continue;
          const keys =
            what === "bass"
              ? [bass]
              : what === "fifth"
                ? [fifth]
                : what === "chord"
                  ? tones
                  : [(tones[what % tones.length] ?? 0) + 12 * Math.floor(what / tones.length)];
          for (const [order, key] of keys.entries())
            part.notes.push({
              at: at + from + turn + after,
              long: Math.min(length, long - turn - after),
              key: key + by,
              force: force + louder + (turn + after === 0 ? 4 : 0),
              late: order * spread,
            });
        }
      end = at + from + long;
    }
    return end;
  }

  /** Beats a pattern of drums again and again: "kick" at beats, with a force each. */
  beat(
    part: Part,
    key: number,
    beats: readonly number[],
    bars: number,
    { at = 0, force = 64 }: Playing = {},
  ): void {
    for (let bar = 0; bar < bars; bar++)
      for (const beat of beats)
        part.notes.push({
          at: at + bar * this.bar + beat,
          long: 0.2,
          key,
          force: force + (beat === 0 ? 6 : 0),
          late: 0,
        });
  }

  get end(): number {
    return Math.max(...this.parts.flatMap(({ notes }) => notes.map(({ at, long }) => at + long)));
  }
}
