import { Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { broken, held, low } from "./figures.ts";

/** Pachelbel, Canon in D: harp and cello, then three violins, each following the one before it by eight beats. */
export const canon = (): Score => {
  const { ground, chords, one, two, three } = tunes.canon;
  const score = new Score(64, 4, { ring: 4, ending: 0.4, breath: 0.03 });
  const cello = score.part("cello", { volume: 94, pan: 84, reverb: 76 });
  const basses = score.part("pizzicato", { volume: 84, pan: 70, reverb: 60 });
  const harp = score.part("harp", { volume: 86, pan: 44, reverb: 70 });
  const first = score.part("violin", { volume: 90, pan: 38, reverb: 84 });
  const second = score.part("strings", { volume: 80, pan: 90, reverb: 84 });
  const third = score.part("viola", { volume: 78, pan: 60, reverb: 86 });
  const pad = score.part("slowStrings", { volume: 70, pan: 64, reverb: 92 });
  const four =
    "D5/.25 C#5 D5 D4 C#4 A4 E4 F#4 D4 D5 C#5 B4 C#5 F#5 A5 B5 | G5 F#5 E5 G5 F#5 E5 D5 C#5 B4 A4 G4 F#4 E4 G4 F#4 E4";
  const five =
    "A5/.25 F#5/.125 G5 A5/.25 F#5/.125 G5 A5 A4 B4 C#5 D5 E5 F#5 G5 F#5/.25 D5/.125 E5 F#5/.25 F#4/.125 G4 A4 B4 A4 G4 A4 F#4 G4 A4 | G4/.25 B4/.125 A4 G4/.25 F#4/.125 E4 F#4 E4 D4 E4 F#4 G4 A4 B4 G4/.25 B4/.125 A4 B4/.25 C#5/.125 D5 A4 B4 C#5 D5 E5 F#5 G5 A5";
  const at = (turn: number): number => turn * 8;
  for (let turn = 0; turn < 9; turn++) {
    score.sing(cello, ground, { at: at(turn), force: turn < 4 ? 60 + turn * 3 : 70, held: 1 });
    score.accompany(harp, chords, broken([0, 1, 2, 3], 0.25, 1.5), {
      at: at(turn),
      force: turn === 6 ? 58 : 48,
      every: 1,
      centre: 62,
    });
    if (turn > 2) score.sing(basses, ground, { at: at(turn), force: 58, by: -12 });
    if (turn > 3)
      score.accompany(pad, chords, held(1), {
        at: at(turn),
        force: turn > 6 ? 58 : 42,
        every: 1,
        centre: 57,
      });
  }
  score.sing(first, one, { at: at(1), force: 66, held: 1 });
  score.sing(first, two, { at: at(2), force: 68, held: 1 });
  score.sing(second, one, { at: at(2), force: 58, held: 1 });
  score.sing(first, three, { at: at(3), force: 72, by: 12, held: 1 });
  score.sing(second, two, { at: at(3), force: 62, held: 1 });
  score.sing(third, one, { at: at(3), force: 58, by: -12, held: 1 });
  score.sing(first, four, { at: at(4), force: 74, held: 0.98 });
  score.sing(second, three, { at: at(4), force: 62, held: 1 });
  score.sing(third, two, { at: at(4), force: 58, held: 1 });
  score.sing(first, five, { at: at(5), force: 78, held: 0.96 });
  score.sing(second, four, { at: at(5), force: 60, by: -12, held: 1 });
  // the harp alone with the ground, as a breath
  score.sing(harp, "F#5/1 E5 D5 C#5 | B4 A4 B4 C#5", { at: at(6), force: 74, held: 1.4 });
  score.sing(third, "A4/1 A4 F#4 F#4 | D4 D4 D4 E4", { at: at(6), force: 52, held: 1 });
  score.sing(second, five, { at: at(7), force: 72, held: 0.96 });
  score.sing(first, one, { at: at(7), force: 78, by: 12, held: 1 });
  score.sing(third, two, { at: at(7), force: 60, held: 1 });
  score.sing(first, two, { at: at(8), force: 84, by: 12, held: 1 });
  score.sing(second, one, { at: at(8), force: 76, held: 1 });
  score.sing(third, "A4/1 A4 F#4 C#4 | D4 D4 D4 E4", { at: at(8), force: 66, held: 1 });
  score.swell(
    [first, second, third, pad],
    [
      [at(7), 100],
      [at(8) + 6, 127],
      [at(9), 118],
      [at(9) + 3, 60],
    ],
  );
  score.sing(cello, "D2+D3/4", { at: at(9), force: 66 });
  score.sing(first, "D6/4", { at: at(9), force: 66 });
  score.sing(second, "F#4+A4+D5+F#5/4", { at: at(9), force: 60 });
  score.sing(harp, "D3+A3+D4+F#4+A4+D5/4", { at: at(9), force: 60, spread: 0.09 });
  return score;
};

/** Vivaldi, "Spring": the dance, birds in three violins, the dance again, a brook, and the dance. */
export const spring = (): Score => {
  const { phrase, second } = tunes.spring;
  const score = new Score(104, 4, { ring: 3, ending: 0.35 });
  const solo = score.part("violin", { volume: 90, pan: 44, reverb: 62 });
  const other = score.part("violin", { volume: 82, pan: 86, reverb: 66 });
  const strings = score.part("strings", { volume: 92, pan: 66, reverb: 66 });
  const cello = score.part("cello", { volume: 88, pan: 82, reverb: 60 });
  const harpsichord = score.part("harp", { volume: 64, pan: 40, reverb: 56 });
  const basses = score.part("pizzicato", { volume: 84, pan: 72, reverb: 50 });
  const one = "E/2 E/2 E/2 E/2 E/1 A/1 B/1 E/1";
  const two = "E/2 A/1 E/1 E/2 A/1 E/1 A/1 E/1 B/1 E/1";
  // each begins half a beat before the bar
  const dance = (at: number, line: string, chords: string, loud: boolean): void => {
    score.sing(solo, line, { at, force: loud ? 86 : 62, held: 0.9 });
    if (loud) {
      score.sing(strings, line, { at, force: 76, held: 0.9 });
      score.sing(other, line, { at, force: 70, held: 0.9, by: -12 });
      score.accompany(basses, chords, low(1), { at: at + 0.5, force: 62, every: 1 });
    }
    score.accompany(
      cello,
      chords,
      [
        [0, 0.45, "bass"],
        [0.5, 0.45, "bass", -8],
      ],
      {
        at: at + 0.5,
        force: loud ? 72 : 52,
        every: 1,
        by: 12,
      },
    );
    score.accompany(harpsichord, chords, broken([0, 1, 2], 0.02, 1), {
      at: at + 0.5,
      force: loud ? 58 : 46,
      every: 1,
    });
  };
  dance(0, phrase, one, true);
  dance(12, phrase, one, false);
  dance(24, second, two, true);
  dance(36, second, two, false);
  // birds: calls that answer one another over a held chord
  const trill = "E6/.125 F#6 E6 F#6 E6 F#6 E6 F#6 E6/.5 B5/.5";
  const birds = 50.5;
  const flock: readonly (readonly [number, string, boolean])[] = [
    [0, "E6/.25 E6 E6 E6 E6/.5 _/.5", true],
    [2, "B5/.25 B5 B5 B5 B5/.5 _/.5", false],
    [4, trill, true],
    [6, trill, false],
    [8, "G#6/.25 F#6 E6 F#6 G#6 F#6 E6/.5", true],
    [9, "G#5/.25 F#5 E5 F#5 G#5 F#5 E5/.5", false],
    [12, trill, true],
    [12.5, trill, false],
    [14, "B6/.5 G#6/.25 B6 G#6/.5 E6", true],
    [15, "E6/.5 B5/.25 E6 B5/.5 G#5", false],
    [18, "E6/.125 F#6 E6 F#6 E6 F#6 E6 F#6 E6 F#6 E6 F#6 D#6 E6 D#6 E6 E6/1", true],
    [18, "G#5/.125 A5 G#5 A5 G#5 A5 G#5 A5 G#5 A5 G#5 A5 F#5 G#5 F#5 G#5 G#5/1", false],
  ];
  for (const [at, line, first] of flock)
    score.sing(first ? solo : other, line, { at: birds + at, force: first ? 70 : 62, held: 0.9 });
  score.accompany(strings, "E/22", held(22), { at: birds - 1, force: 30, every: 22 });
  score.accompany(
    harpsichord,
    "E/21",
    [
      [0, 2, 0],
      [1, 1, 2, -6],
    ],
    { at: birds, force: 40, every: 2 },
  );
  dance(71.5, second, two, true);
  // a brook, in sixteenths
  const brook = 84;
  const flow = (low: string, high: string): string =>
    Array.from({ length: 8 }, () => `${low}/.25 ${high}`).join(" ");
  score.sing(
    strings,
    `${flow("G#4", "A4")} | ${flow("G#4", "A4")} | ${flow("F#4", "G#4")} | ${flow("G#4", "A4")} | ${flow("A4", "B4")} | ${flow("A#4", "B4")}`,
    { at: brook, force: 56, held: 1 },
  );
  score.sing(
    other,
    `${flow("E4", "F#4")} | ${flow("E4", "F#4")} | ${flow("D#4", "E4")} | ${flow("E4", "F#4")} | ${flow("F#4", "G#4")} | ${flow("F#4", "G#4")}`,
    { at: brook, force: 54, held: 1 },
  );
  score.sing(
    solo,
    "B5/3 A5/.5 G#5 | F#5/1 G#5/.5 A5 G#5/1 E5 | F#5/2 B5/2 | B5/1 C#6/.5 B5 A5/1 G#5 | F#5/3 G#5/.5 A5 | F#5/2 D#5/1.5",
    { at: brook, force: 74, held: 1 },
  );
  score.accompany(cello, "E/4 E/4 B/4 E/4 F#m/4 F#7/2 B/2", low(4), {
    at: brook,
    force: 60,
    by: 12,
    every: 4,
  });
  score.accompany(harpsichord, "E/4 E/4 B/4 E/4 F#m/4 F#7/2 B/2", broken([0, 1, 2, 3], 1, 3), {
    at: brook,
    force: 48,
    every: 4,
  });
  dance(107.5, phrase, one, true);
  dance(119.5, second, two, true);
  score.sing(solo, "E5+G#5+E6/3", { at: 132, force: 82, spread: 0.04 });
  score.sing(strings, "E4+G#4+B4+E5/3", { at: 132, force: 78 });
  score.sing(cello, "E2+E3/3", { at: 132, force: 78 });
  score.sing(harpsichord, "E3+G#3+B3+E4+G#4/3", { at: 132, force: 60, spread: 0.03 });
  return score;
};
