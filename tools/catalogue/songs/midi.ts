import { banks, instruments } from "./instruments.ts";
import type { Part, Score } from "./score.ts";

/** Chances that are the same every time: two pianists don't play alike, one recording does. */
const chancesOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Around 0, nearly never beyond 3. */
const bell = (chance: () => number): number => chance() + chance() + chance() + chance() - 2;

/** Beats by which a stretch of lingering has put off what comes at a beat. */
const lingered = (beat: number, [from, long, share]: Score["lingering"][number]): number => {
  const gone = Math.min(1, Math.max(0, (beat - from) / long));
  return (share * long * (gone - Math.sin(2 * Math.PI * gone) / (2 * Math.PI))) / 2;
};

/** Milliseconds of a beat: the tempo breathes over some bars, lingers, and the last bars broaden. */
const timeOf = ({ bpm, bar, end, manner, lingering }: Score): ((beat: number) => number) => {
  const { swing, breath, ending } = manner;
  const last = end - bar * 2;
  const swung = (beat: number): number => {
    if (swing === 0.5) return beat;
    const part = beat - Math.floor(beat);
    const half = part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing);
    return Math.floor(beat) + half;
  };
  return (written) => {
    const beat = swung(written);
    const breathed = Math.sin((beat / (bar * 4)) * 2 * Math.PI) * breath * bar;
    const late = Math.max(0, beat - last);
    const waited = lingering.reduce((sum, one) => sum + lingered(beat, one), 0);
    return ((beat + breathed + waited + (ending * late * late) / (bar * 4)) * 60_000) / bpm;
  };
};

const varying = (value: number): number[] => {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
};
const chunk = (name: string, bytes: readonly number[]): number[] => [
  ...Buffer.from(name, "latin1"),
  ...[24, 16, 8, 0].map((shift) => (bytes.length >> shift) & 0xff),
  ...bytes,
];
/** A tick is a millisecond: 1000 a beat, a beat a second. */
const header = (tracks: number): number[] =>
  chunk("MThd", [0, 1, 0, tracks, 1000 >> 8, 1000 & 0xff]);

type Event = readonly [at: number, bytes: readonly number[]];

const trackOf = (events: readonly Event[]): number[] => {
  let before = 0;
  const bytes = [...events]
    .sort((a, b) => a[0] - b[0])
    .flatMap(([at, message]) => {
      const wait = varying(Math.round(at) - before);
      before = Math.round(at);
      return [...wait, ...message];
    });
  return chunk("MTrk", [...bytes, 0, 0xff, 0x2f, 0]);
};

/** What a pianist's foot does: up as the new chord sounds, down again behind it. */
const pedalled = ({ pedal }: Part, channel: number, time: (beat: number) => number): Event[] =>
  pedal.flatMap((beat): Event[] => [
    [time(beat) + 75, [0xb0 | channel, 64, 0]],
    [time(beat) + 150, [0xb0 | channel, 64, 127]],
  ]);

/** A part that grows and fades, in steps of a quarter of a beat. */
const swelled = ({ swell }: Part, channel: number, time: (beat: number) => number): Event[] =>
  swell.flatMap(([beat, value], at): Event[] => {
    const [next, goal] = swell[at + 1] ?? [beat, value];
    const steps = Math.max(1, Math.round((next - beat) * 4));
    return Array.from({ length: steps }, (_, step): Event => {
      const gone = step / steps;
      const level = within(value + (goal - value) * gone, 0, 127);
      return [time(beat + (next - beat) * gone), [0xb0 | channel, 11, level]];
    });
  });

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The score as a Standard MIDI File, played by somebody: not one note quite on its time or as loud as the next. */
export const midiOf = (score: Score, seed: number): Uint8Array => {
  const time = timeOf(score);
  const tracks = score.parts.map((part, order) => {
    const { instrument, notes, volume, pan, reverb } = part;
    const chance = chancesOf(seed * 97 + order);
    const channel = instrument === "drums" ? 9 : order < 9 ? order : order + 1;
    const setting = (which: number, value: number): Event => [0, [0xb0 | channel, which, value]];
    const bank = banks[instrument];
    const program: Event[] =
      instrument === "drums" ? [] : [[0, [0xc0 | channel, instruments[instrument]]]];
    const played = notes.flatMap(({ at, long, key, force, late }): Event[] => {
      const from = Math.max(5, time(at) + 60 + late * 1000 + bell(chance) * 9);
      const until = Math.max(from + 30, time(at + long) + 60 + bell(chance) * 6);
      return [
        [from, [0x90 | channel, key, within(force + bell(chance) * 5, 18, 124)]],
        [until, [0x80 | channel, key, 0]],
      ];
    });
    return trackOf([
      setting(7, volume),
      setting(10, pan),
      setting(91, reverb),
      ...(bank === undefined ? [] : [setting(0, bank)]),
      ...program,
      ...swelled(part, channel, time),
      ...pedalled(part, channel, time),
      ...played,
    ]);
  });
  // a million microseconds a beat
  const tempo: Event = [0, [0xff, 0x51, 3, 0x0f, 0x42, 0x40]];
  // a player stops with the last event: one that says nothing lets the last notes ring
  const rung: Event = [time(score.end) + score.manner.ring * 1000, [0xff, 0x06, 0]];
  const first = trackOf(score.manner.ring > 0 ? [tempo, rung] : [tempo]);
  return Uint8Array.from([...header(tracks.length + 1), ...first, ...tracks.flat()]);
};
