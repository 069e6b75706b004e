import { drums } from "../songs/instruments.ts";
import { type Part, Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { broken, held, low } from "./figures.ts";

/** Beethoven, "Ode to Joy": the cellos alone, then one choir of instruments after another. */
export const ode = (): Score => {
  const { open, closed, bridge } = tunes.ode;
  const score = new Score(132, 4, { ring: 4, ending: 0.3 });
  const cello = score.part("cello", { volume: 100, pan: 84, reverb: 70 });
  const basses = score.part("slowStrings", { volume: 84, pan: 76, reverb: 70 });
  const strings = score.part("strings", { volume: 96, pan: 46, reverb: 76 });
  const bassoon = score.part("bassoon", { volume: 80, pan: 70, reverb: 66 });
  const oboe = score.part("oboe", { volume: 74, pan: 54, reverb: 66 });
  const flute = score.part("flute", { volume: 78, pan: 40, reverb: 70 });
  const horns = score.part("horn", { volume: 78, pan: 82, reverb: 80 });
  const trumpets = score.part("trumpet", { volume: 80, pan: 60, reverb: 72 });
  const choir = score.part("choir", { volume: 88, pan: 64, reverb: 92 });
  const timpani = score.part("timpani", { volume: 90, pan: 64, reverb: 80 });
  const kit = score.part("drums", { volume: 80, reverb: 70 });
  const opening = "D/2 A/1 D/1 A/2 D/1 A/1 Bm/2 A/1 D/1 D/1.5 A/2.5";
  const closing = "D/2 A/1 D/1 A/2 D/1 A/1 Bm/2 A/1 D/1 A/1.5 D/2.5";
  const A = `${opening} ${closing}`;
  const B = "A/2 D/2 A/2 D/2 A/2 F#m/2 Bm/1 E/1 A/2";

  score.sing(cello, `${open} | ${closed}`, { force: 70, by: -12, held: 0.98 });
  score.sing(bassoon, "D3/4 | E3/2 C#3/2 | B2/2 D3/2 | C#3/2 D3/2", { at: 16, force: 54 });
  // violas and bassoon answer
  score.sing(strings, `${open} | ${closed}`, { at: 32, force: 70, by: 0 });
  score.sing(
    bassoon,
    "D4/2 C#4/1 D4 | C#4/1 A3 A3 C#4 | B3/2 C#4/1 D4 | A3/1.5 C#4/.5 A3/2 | D4/2 C#4/1 D4 | C#4/1 A3 A3 C#4 | B3/2 C#4/1 D4 | C#4/1.5 A3/.5 F#3/2",
    { at: 32, force: 68 },
  );
  score.accompany(basses, A, low(2), { at: 32, force: 58, every: 2, by: 12 });
  score.sing(oboe, bridge, { at: 64, force: 76, by: 12 });
  score.sing(flute, bridge, { at: 64, force: 72, by: 12 });
  score.accompany(strings, B, held(4), { at: 64, force: 54, centre: 60 });
  score.accompany(basses, B, low(2), { at: 64, force: 60, every: 2, by: 12 });
  score.sing(strings, closed, { at: 80, force: 82 });
  score.sing(oboe, closed, { at: 80, force: 74, by: 12 });
  score.accompany(horns, closing, held(4), { at: 80, force: 60, centre: 57 });
  score.accompany(basses, closing, low(1), { at: 80, force: 70, every: 1, by: 12 });
  // a drum, four bars of brass, and everyone
  score.sing(timpani, "A2/1 A2/.5 A2 A2/1 A2 | A2/1 A2/.5 A2 A2/.5 A2 A2 A2", {
    at: 96,
    force: 78,
  });
  score.sing(trumpets, "A4/1 A4/.5 A4 A4/1 A4 | A4+C#5/1 A4+C#5/.5 A4+C#5 C#5+E5/2", {
    at: 96,
    force: 78,
    held: 0.8,
  });
  score.accompany(horns, "A/4 A7/4", held(4), { at: 96, force: 64, centre: 57 });
  const loud = (at: number, line: string, chords: string): void => {
    score.sing(strings, line, { at, force: 92, by: 12 });
    score.sing(trumpets, line, { at, force: 88 });
    score.sing(choir, line, { at, force: 84, held: 1 });
    score.sing(flute, line, { at, force: 76, by: 24 });
    score.accompany(horns, chords, held(4), { at, force: 76, centre: 60 });
    score.accompany(basses, chords, low(1), { at, force: 84, every: 1, by: 12 });
    score.accompany(cello, chords, low(1), { at, force: 78, every: 1, by: 0 });
    score.accompany(
      timpani,
      chords,
      [
        [0, 1, "bass", 6],
        [3, 1, "bass"],
      ],
      { at, force: 74, every: 4 },
    );
  };
  score.beat(kit, drums.crash, [0], 1, { at: 104, force: 70 });
  loud(104, open, opening);
  loud(120, closed, closing);
  const soft = bridge;
  score.sing(choir, soft, { at: 136, force: 80, held: 1 });
  score.sing(strings, soft, { at: 136, force: 78, by: 12 });
  score.accompany(horns, B, held(4), { at: 136, force: 60, centre: 57 });
  score.accompany(basses, B, low(2), { at: 136, force: 70, every: 2, by: 12 });
  score.beat(kit, drums.crash, [0], 1, { at: 152, force: 76 });
  loud(152, closed, closing);
  // the last cadence, twice
  for (const part of [strings, trumpets])
    score.sing(part, "E5/1.5 D5/.5 D5/2 | E5/1.5 D5/.5 D5/2 | F#5/1 E5 D5/2", {
      at: 168,
      force: 94,
    });
  score.accompany(basses, "A/2 D/2 A/2 D/2 D/1 A/1 D/2", low(1), {
    at: 168,
    force: 88,
    every: 1,
    by: 12,
  });
  score.accompany(horns, "A/2 D/2 A/2 D/2 D/1 A/1 D/2", held(2), { at: 168, force: 80, every: 2 });
  score.sing(timpani, "A2/2 D2/2 | A2/2 D2/2 | D2/1 A2/1 D2/2", { at: 168, force: 88 });
  const end: readonly (readonly [Part, string])[] = [
    [strings, "F#4+A4+D5+F#5"],
    [trumpets, "D4+A4+D5"],
    [choir, "D4+F#4+A4+D5"],
    [basses, "D2+D3+A3"],
    [horns, "A3+D4+F#4"],
  ];
  for (const [part, chord] of end) score.sing(part, `${chord}/5`, { at: 180, force: 92 });
  score.sing(timpani, Array.from({ length: 16 }, () => "D2/.25").join(" "), { at: 180, force: 70 });
  score.beat(kit, drums.crash, [0], 1, { at: 180, force: 78 });
  return score;
};

/** Grieg, "Morning Mood": flute and oboe in turn, the sun in the strings, and away; an eighth is a beat. */
export const morning = (): Score => {
  const { call } = tunes.morning;
  const score = new Score(168, 6, { ring: 5, ending: 0.5, breath: 0.03 });
  const flute = score.part("flute", { volume: 100, pan: 50, reverb: 84 });
  const oboe = score.part("oboe", { volume: 84, pan: 80, reverb: 84 });
  const clarinet = score.part("clarinet", { volume: 82, pan: 60, reverb: 82 });
  const horn = score.part("horn", { volume: 84, pan: 90, reverb: 88 });
  const strings = score.part("strings", { volume: 84, pan: 58, reverb: 88 });
  const pad = score.part("slowStrings", { volume: 80, pan: 68, reverb: 92 });
  const harp = score.part("harp", { volume: 80, pan: 40, reverb: 80 });
  const cello = score.part("cello", { volume: 86, pan: 84, reverb: 80 });
  const chords = "E/12 C#m/6 E/6";
  const still = (at: number, by: number, force: number): void => {
    score.accompany(pad, chords, held(12), { at, by, force, every: 12 });
  };
  score.sing(flute, call, { force: 70, held: 1 });
  still(0, 0, 38);
  score.sing(oboe, call, { at: 24, force: 70, by: -7, held: 1 });
  still(24, 5, 38);
  score.sing(flute, call, { at: 48, force: 74, by: -4, held: 1 });
  still(48, -4, 42);
  score.accompany(harp, chords, broken([0, 1, 2, 1], 1.5, 6), {
    at: 48,
    by: -4,
    force: 46,
    every: 6,
  });
  score.sing(clarinet, call, { at: 72, force: 72, by: -9, held: 1 });
  still(72, 3, 46);
  score.accompany(harp, "G/12 Em/6 G/6", broken([0, 1, 2, 3, 2, 1], 1, 6), {
    at: 72,
    force: 52,
    every: 6,
  });
  score.sing(pad, "B2+B3/24", { at: 72, force: 30 });
  // the sun
  score.swell(
    [strings, pad],
    [
      [72, 86],
      [96, 120],
      [120, 127],
      [140, 90],
      [168, 100],
    ],
  );
  const wave = broken([0, 1, 2, 3, 4, 5], 1, 6);
  score.sing(strings, call, { at: 96, force: 88, held: 1 });
  score.sing(flute, call, { at: 96, force: 70, by: 12, held: 0.95 });
  score.sing(horn, "B3/6 | E4/6 | G#4/3 E4/3 | B3/6", { at: 96, force: 64, held: 1 });
  still(96, 0, 58);
  score.accompany(harp, chords, wave, { at: 96, force: 62, every: 6 });
  score.accompany(cello, chords, low(6), { at: 96, force: 72, every: 6, by: 12 });
  // the cellos sing on
  score.sing(
    cello,
    "C#4/3 B3/1 A3 F#3 | A3/3 C#4/3 | F#4/3 E4/1 D4 A3 | B3/6 | E4/3 D#4/1 C#4 B3 | C#4/3 A3/3 | F#3/2 A3/1 C#4/2 A3/1 | B3/3 D#4/3",
    { at: 120, force: 82, held: 1 },
  );
  const on = "F#m/6 F#m/6 D/6 E/6 C#m/6 A/6 F#m7/6 B7/6";
  score.accompany(pad, on, held(6), { at: 120, force: 50, every: 6 });
  score.accompany(harp, on, wave, { at: 120, force: 52, every: 6 });
  score.sing(
    flute,
    "_/6 | _/3 F#5/1 G#5 A5 | _/6 | _/3 B5/1 A5 G#5 | _/6 | _/3 E5/1 F#5 G#5 | A5/3 C#6/3 | B5/3 A5/3",
    { at: 120, force: 60, held: 1 },
  );
  score.linger(158, 12, 0.4);
  // quiet again
  score.sing(horn, call.split("|").slice(0, 2).join("|"), { at: 168, force: 66, by: -12, held: 1 });
  score.sing(flute, call.split("|").slice(2).join("|"), { at: 180, force: 66, held: 1 });
  still(168, 0, 40);
  score.accompany(harp, chords, broken([0, 1, 2, 3], 1.5, 6), { at: 168, force: 46, every: 6 });
  score.sing(flute, "B5/1 G#5 B5 G#5/1.5 B5/1.5 | E6/8".replace("|", ""), {
    at: 192,
    force: 56,
    held: 1,
  });
  score.sing(pad, "E3+B3+E4+G#4+B4/12", { at: 192, force: 40 });
  score.sing(harp, "E3+G#3+B3+E4+G#4+B4+E5/8", { at: 198, force: 52, spread: 0.1 });
  return score;
};
