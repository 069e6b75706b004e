import { type Figure, Score } from "./score.ts";

/** Satie, first Gymnopédie: a deep note, a soft chord on the second beat, and the melody above. */
export const gymnopedie = (): Score => {
  const score = new Score(82, 3);
  const left = score.part("piano", { volume: 84, pan: 56, reverb: 78 });
  const right = score.part("piano", { volume: 104, pan: 70, reverb: 78 });
  const six = (bars: string): string => Array.from({ length: 6 }, () => bars).join(" | ");
  score.sing(left, six("G2/3 | D2/3"), { force: 50 });
  score.sing(left, six("_/1 B3+D4+F#4/2 | _/1 A3+C#4+F#4/2"), { force: 40, spread: 0.008 });
  const melody = "_/1 F#5/1 A5 | G5 F#5 C#5 | B4 C#5 D5 | A4/3";
  score.sing(right, `${melody} | F#4/3 | ~/3`, { at: 6, force: 70, held: 1.02 });
  score.sing(right, melody, { at: 24, force: 66, held: 1.02 });
  score.sing(left, "D2+A2/3", { at: 36, force: 44 });
  score.sing(right, "F#4+A4+D5/3", { at: 36, force: 52, spread: 0.05 });
  return score;
};

/** Beethoven, "Für Elise", its first two parts; a beat is an eighth. */
export const furElise = (): Score => {
  const score = new Score(138, 3);
  const right = score.part("piano", { volume: 104, pan: 70, reverb: 60 });
  const left = score.part("piano", { volume: 88, pan: 56, reverb: 60 });
  const turn = "E5/.5 D#5 E5 B4 D5 C5 | A4/1 _/.5 C4 E4 A4 |";
  const asked = `${turn} B4/1 _/.5 E4 G#4 B4 | C5/1 _/.5 E4 E5 D#5 |`;
  const answered = `${turn} B4/1 _/.5 E4 C5 B4 |`;
  const middle =
    "E5/1.5 G4/.5 F5 E5 | D5/1.5 F4/.5 E5 D5 | C5/1.5 E4/.5 D5 C5 | B4/1 _/.5 E4 E5 E5 | E6 D#5 E5 D#5 E5 D#5 |";
  score.sing(
    right,
    `E5/.5 D#5 | ${asked} ${answered} A4/1 _/.5 B4 C5 D5 | ${middle} ${asked} ${answered} A4/3`,
    { force: 74, held: 1 },
  );
  const am = "A2/.5 E3 A3 _/1.5 |";
  const e = "E2/.5 E3 G#3 _/1.5 |";
  const no = "_/3 |";
  const part = `${no} ${am} ${e} ${am} ${no} ${am} ${e}`;
  score.sing(
    left,
    `${part} ${am} C3/.5 G3 C4 _/1.5 | G2/.5 G3 B3 _/1.5 | ${am} E2/.5 E3 E4 _/1.5 | ${no} ${part} A2/.5 E3 A3/2`,
    { at: 1, force: 58, held: 1.1 },
  );
  return score;
};

const rag: Figure = [
  [0, 0.45, "bass", 6],
  [0.5, 0.35, "chord", -4],
  [1, 0.45, "fifth", 2],
  [1.5, 0.35, "chord", -4],
];

/** Joplin, "The Entertainer": introduction and first strain. */
export const entertainer = (): Score => {
  const score = new Score(86, 2);
  const right = score.part("piano", { volume: 106, pan: 70, reverb: 36 });
  const left = score.part("piano", { volume: 88, pan: 56, reverb: 36 });
  const run = "D5/.25 E5 C5 A4/.5 B4/.25 G4/.5 |";
  const high = "D6/.25 E6 C6 A5/.5 B5/.25 G5/.5 |";
  const low = "D4/.25 E4 C4 A3/.5 B3/.25 A3 G#3 |";
  score.sing(right, `${high} ${run} ${low} G3/.5 G4+B4+D5+G5 _/.5 D4/.25 D#4`, {
    force: 82,
    held: 0.88,
  });
  score.sing(
    left,
    `${run} D4/.25 E4 C4 A3/.5 B3/.25 G3/.5 | D3/.25 E3 C3 A2/.5 B2/.25 A2 G#2 | G2/.5 G1+G2 _/1`,
    {
      force: 70,
      held: 0.88,
    },
  );
  const begin = "E4/.25 C5/.5 E4/.25 C5/.5 E4/.25 C5 |";
  const answer = "E5/.25 C5 D5 E5/.5 B4/.25 D5/.5 |";
  const theme = `${begin} ~/1.25 C5/.25 D5 D#5 | ${answer}`;
  const turn = `E5/.25 C5 D5 E5/.5 C5/.25 D5 C5 |`;
  const close = `${theme} C5/1.5 C5/.25 D5 | ${turn} ${turn} ${answer} C5/1`;
  score.sing(
    right,
    `${theme} C5/1.5 D4/.25 D#4 | ${begin} ~/1.5 A4/.25 G4 | F#4 A4 C5 E5/.5 D5/.25 C5 A4 | D5/1.5 D4/.25 D#4 | ${close}`,
    { at: 8, force: 80, held: 0.92 },
  );
  score.sing(right, close, { at: 24, force: 60, by: 12, held: 0.9 });
  const half = "C/1 C7/1 F/1 C/1 G7/2 C/2";
  score.accompany(left, `${half} C/1 C7/1 F/1 C/1 D7/2 G7/2 ${half} C/1 C7/1 F/1 Fm/1 G7/2`, rag, {
    at: 8,
    force: 62,
    centre: 57,
    every: 2,
  });
  score.sing(left, "C2+C3/.5 G2 C2+C3/1", { at: 38, force: 72 });
  score.sing(right, "C4+E4+G4/.5", { at: 39, force: 60 });
  return score;
};

/** Brahms, "Lullaby", as a music box plays it. */
export const lullaby = (): Score => {
  const score = new Score(104, 3);
  const box = score.part("musicBox", { volume: 112, pan: 68, reverb: 72 });
  const harp = score.part("harp", { volume: 84, pan: 52, reverb: 72 });
  const strings = score.part("strings", { volume: 56, pan: 64, reverb: 90 });
  const melody =
    "A4/.5 A4 | C5/2 A4/.5 A4 | C5/2 A4/.5 C5 | F5/1 E5/1.5 D5/.5 | D5/1 C5 G4/.5 A4 | Bb4/1 G4 G4/.5 A4 | Bb4/2 G4/.5 Bb4 | E5 D5 C5/1 E5 | F5/2 F4/.5 F4 | F5/2 D5/.5 Bb4 | C5/2 A4/.5 F4 | Bb4/1 C5 D5 | C5/2 F4/.5 F4 | F5/2 D5/.5 Bb4 | C5/2 A4/.5 F4 | Bb4/1 A4 G4 | F4/2";
  score.sing(box, melody, { force: 78, by: 12, held: 1.1 });
  const chords = "F/3 F/3 F/3 F/3 C7/3 C7/3 C7/3 F/3 Bb/3 F/3 C7/3 F/3 Bb/3 F/3 C7/3 F/2";
  score.accompany(
    harp,
    chords,
    [
      [0, 3, "bass"],
      [0.5, 2.5, 0, -8],
      [1, 2, 1, -6],
      [1.5, 1.5, 2, -6],
      [2, 1, 1, -10],
    ],
    {
      at: 1,
      force: 56,
    },
  );
  score.accompany(strings, chords, [[0, 3, "chord"]], { at: 1, force: 38 });
  return score;
};
