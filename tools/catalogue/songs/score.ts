import type { Instrument } from "./instruments.ts";
import { harmonies, read, type Sound } from "./notes.ts";

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
  /** The lowest key there is: an accompaniment's bass is played an octave higher where it would be below. */
  readonly lowest?: number;
}

export interface Part extends Required<PartOptions> {
  readonly instrument: Instrument;
  readonly notes: Played[];
  /** Beats at which the pedal is taken anew; none, and it isn't used. */
  readonly pedal: number[];
  /** Beats with how loud the part is from 0 to 127, a line drawn from one to the next. */
  readonly swell: (readonly [beat: number, value: number])[];
}

/** How a score is played as a whole. */
export interface Manner {
  /** Where the second half of a beat falls; 0.5 is straight, 0.67 a triplet. */
  readonly swing?: number;
  /** Share by which the tempo breathes, and by which the last two bars slow down. */
  readonly breath?: number;
  readonly ending?: number;
  /** Seconds for the last notes to ring. */
  readonly ring?: number;
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
  readonly manner: Required<Manner>;
  /** Stretches in which the tempo gives way by a share and comes back. */
  readonly lingering: (readonly [from: number, long: number, share: number])[] = [];
  constructor(bpm: number, bar: number, manner: Manner = {}) {
    this.bpm = bpm;
    this.bar = bar;
    this.manner = { swing: 0.5, breath: 0.02, ending: 0.16, ring: 0, ...manner };
  }

  part(instrument: Instrument, options: PartOptions = {}): Part {
    const playing = { notes: [], pedal: [], swell: [] };
    const part = {
      instrument,
      ...playing,
      volume: 100,
      pan: 64,
      reverb: 50,
      lowest: 0,
      ...options,
    };
    this.parts.push(part);
    return part;
  }

  /** Takes the tempo back and lets it go on again. */
  linger(from: number, long: number, share: number): void {
    this.lingering.push([from, long, share]);
  }

  /** Lets parts grow and fade together: beats with how loud they are, to 127. */
  swell(parts: readonly Part[], line: Part["swell"]): void {
    for (const part of parts) part.swell.push(...line);
  }

  /** Takes the pedal anew every so many beats. */
  pedal(part: Part, from: number, until: number, every = this.bar): void {
    for (let beat = from; beat < until - 1e-6; beat += every) part.pedal.push(beat);
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
              key: key + by < part.lowest ? key + by + 12 : key + by,
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
