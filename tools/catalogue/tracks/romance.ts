import { type Part, Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { broken, held, low, rolled } from "./figures.ts";

/** Wagner, the Bridal Chorus: a harp leads in, a horn, then strings, then trumpets and choir. */
export const bridal = (): Score => {
  const { tune } = tunes.bridal;
  const chords = tunes.bridal.chords.replace("Eb/2 F7/1", "Eb/2 F/1");
  const score = new Score(88, 4, { ring: 4, ending: 0.35 });
  const horn = score.part("horn", { volume: 88, pan: 78, reverb: 84 });
  const strings = score.part("strings", { volume: 90, pan: 48, reverb: 84 });
  const pad = score.part("slowStrings", { volume: 78, pan: 64, reverb: 90 });
  const harp = score.part("harp", { volume: 84, pan: 42, reverb: 74 });
  const cello = score.part("cello", { volume: 90, pan: 82, reverb: 76 });
  const flute = score.part("flute", { volume: 82, pan: 54, reverb: 80 });
  const clarinet = score.part("clarinet", { volume: 80, pan: 72, reverb: 76 });
  const trumpet = score.part("trumpet", { volume: 76, pan: 60, reverb: 80 });
  const choir = score.part("choir", { volume: 84, pan: 64, reverb: 96 });
  const timpani = score.part("timpani", { volume: 80, pan: 64, reverb: 84 });
  const walking = rolled([0, 1, 2, 3, 2, 1, 0], 0.5, 4);
  const verse = (at: number, force: number): void => {
    score.accompany(harp, chords, walking, { at, force: force - 16 });
    score.accompany(pad, chords, held(4), { at, force: force - 22 });
    score.accompany(cello, chords, low(4), { at, force: force - 4, by: 12 });
  };
  score.accompany(harp, "Bb/4 Gm/4 Cm/4 F7/4", broken([0, 1, 2, 3, 4, 5, 6, 5], 0.5, 5), {
    force: 62,
  });
  score.accompany(pad, "Bb/4 Gm/4 Cm/4 F7/4", held(4), { force: 36 });
  score.accompany(cello, "Cm/4 F7/4", low(4), { at: 8, force: 54, by: 12 });
  score.sing(horn, tune, { at: 16, force: 74, held: 1 });
  verse(16, 62);
  score.sing(strings, tune, { at: 48, force: 78, by: 12, held: 1 });
  score.sing(clarinet, tune, { at: 48, force: 66, held: 1 });
  score.sing(
    flute,
    "_/2 D5/.5 Eb5 F5 D5 | _/2 F5/.5 Eb5 D5/1 | _/2 G5/.5 F5 C5/1 | D5/1 C5 A5/2 | _/2 D6/.5 C6 Bb5 F5 | _/2 Eb5/.5 F5 D5/1 | _/2 F5/.5 Bb5 D6/1 | Eb6/1 C6/.5 A5 Bb5/2",
    { at: 48, by: 0, force: 62, held: 1 },
  );
  verse(48, 68);
  // a middle part of our own: flute and clarinet over a walking cello
  const middle = "Eb/4 Bb/D/4 Cm/4 Gm/4 Eb/4 Bb/D/4 C7/4 F7/4";
  score.sing(flute, "G5/2 Bb5/1 Eb5 | F5/3 D5/1 | Eb5/2 G5/1 C5 | D5/4", {
    at: 80,
    force: 74,
    held: 1,
  });
  score.sing(clarinet, "G4/2 Bb4/1 Eb5 | F5/2 D5/1 Bb4 | E5/2 G5/1 Bb5 | A5/2 Eb5/1 C5", {
    at: 96,
    force: 74,
    held: 1,
  });
  score.accompany(pad, middle, held(4), { at: 80, force: 46 });
  score.accompany(harp, middle, walking, { at: 80, force: 52 });
  score.accompany(cello, middle, low(4), { at: 80, force: 60, by: 12 });
  score.sing(timpani, "F2/1 F2/.5 F2 F2/.25 F2 F2 F2 F2 F2 F2 F2", { at: 108, force: 56 });
  score.linger(106, 6, 0.25);
  // trumpets, and everyone
  score.sing(trumpet, tune, { at: 112, force: 80, held: 0.98 });
  score.sing(strings, tune, { at: 112, force: 86, by: 12, held: 1 });
  score.sing(choir, tune, { at: 112, force: 76, held: 1 });
  score.accompany(horn, chords, held(4), { at: 112, force: 62, centre: 57 });
  score.accompany(timpani, chords, [[0, 1, "bass"]], { at: 112, force: 62 });
  verse(112, 76);
  const amen: readonly (readonly [Part, string, number])[] = [
    [strings, "Bb4+Eb5/2 G4+Eb5 | F4+Bb4+D5+Bb5/6", 76],
    [choir, "Bb3+G4/2 Bb3+Eb4 | D4+F4+Bb4/6", 70],
    [cello, "Eb2+Eb3/2 Eb3 | Bb2/6", 70],
    [harp, "Eb3+Bb3+Eb4+G4/2 Eb3+G3+Bb3+Eb4 | Bb2+F3+Bb3+D4+F4+Bb4+D5/6", 64],
  ];
  for (const [part, line, force] of amen)
    score.sing(part, line.replace("|", ""), { at: 144, force, spread: part === harp ? 0.09 : 0 });
  return score;
};

/** Beethoven, "Für Elise": its first three parts, the strings joining in the sunny one; a beat is an eighth. */
export const furElise = (): Score => {
  const score = new Score(136, 3, { ring: 4, breath: 0.05, ending: 0.5 });
  const right = score.part("piano", { volume: 104, pan: 70, reverb: 60 });
  const left = score.part("piano", { volume: 88, pan: 56, reverb: 60 });
  const strings = score.part("slowStrings", { volume: 74, pan: 64, reverb: 88 });
  const cello = score.part("cello", { volume: 70, pan: 84, reverb: 80 });
  const turn = "E5/.5 D#5 E5 B4 D5 C5 | A4/1 _/.5 C4 E4 A4 |";
  const asked = `${turn} B4/1 _/.5 E4 G#4 B4 | C5/1 _/.5 E4 E5 D#5 |`;
  const answered = `${turn} B4/1 _/.5 E4 C5 B4 |`;
  const am = "A2/.5 E3 A3 _/1.5 |";
  const e = "E2/.5 E3 G#3 _/1.5 |";
  const theme = `_/3 | ${am} ${e} ${am} _/3 | ${am} ${e}`;
  // the theme, twice; bars begin after an upbeat of one
  const piano = (at: number, melody: string, bass: string, force: number): void => {
    score.sing(right, melody, { at, force, held: 1 });
    score.sing(left, bass, { at, force: force - 16, held: 1.1 });
  };
  score.sing(right, "E5/.5 D#5", { force: 66, held: 1 });
  piano(1, `${asked} ${answered} A4/2 E5/.5 D#5`, `${theme} ${am}`.replace(/\|\s*$/, ""), 70);
  piano(25, `${asked} ${answered} A4/1 _/.5 B4 C5 D5`, `${theme} ${am}`.replace(/\|\s*$/, ""), 64);
  const middle =
    "E5/1.5 G4/.5 F5 E5 | D5/1.5 F4/.5 E5 D5 | C5/1.5 E4/.5 D5 C5 | B4/1 _/.5 E4 E5 _ | _ E5 E6 _ _ D#5 | E5/1 _/.5 D#5 E5 D#5 |";
  const middleBass =
    "C3/.5 G3 C4 _/1.5 | G2/.5 G3 B3 _/1.5 | A2/.5 E3 A3 _/1.5 | E2/.5 E3 E4 _ _ E4 | E5 _ _ D#5 E5 _ | _ D#5 E5 _ _/1 |";
  piano(
    49,
    `${middle} ${asked} ${answered} A4/1 _/.5 E4+C5 F4+C5 E4+G4+C5`,
    `${middleBass} ${theme} A2/.5 E3 A3 Bb3+C4 A3+C4 G3+Bb3+C4`,
    74,
  );
  score.linger(58, 8, 0.3);
  // in F, with the strings
  const sunny =
    "C5/2 F5/.75 E5/.25 | E5/1 D5 Bb5/.75 A5/.25 | A5/.5 G5 F5 E5 D5 C5 | Bb4/1 A4/1 A4/.25 G4 A4 Bb4 | C5/2 D5/.5 D#5 | E5/1.5 E5/.5 F5 A4 | C5/2 D5/.75 B4/.25 |";
  const run = "C5/.25 G5 G4 G5 A4 G5 B4 G5 C5 G5 D5 G5 | E5 G5 C6 B5 A5 G5 F5 E5 D5 G5 F5 D5 |";
  const back =
    "E5/.25 F5 E5 D#5 E5 B4 E5 D#5 E5 B4 E5 D#5 | E5/1.5 B4/.5 E5 D#5 | E5/1.5 B4/.5 E5 D#5 | E5 D#5 E5 D#5 E5 D#5";
  const sunnyBass =
    "F3/.5 A3 C4 A3 C4 A3 | F3 Bb3 D4 Bb3 D4 Bb3 | F3 E4 F3+G3+Bb3 E4 F3+G3+Bb3 E4 | F3 A3 C4 A3 C4 A3 | F3 A3 C4 A3 C4 A3 | E3 A3 C4 A3 D3+D4 F3 | G3 E4 G3 E4 G3 F4 |";
  const runBass = "C4+E4/1 _/.5 F4+G4 E4+G4 D4+F4+G4 | C4+E4+G4/1 F3+A3 G3+B3 |";
  piano(
    94,
    `${sunny} ${run} ${run} ${back}`,
    `${sunnyBass} ${runBass} ${runBass} G#3+B3/1 _/2`,
    76,
  );
  score.accompany(
    strings,
    "F/3 Bb/3 C7/3 F/3 F/3 Am/2 Dm/1 C/2 G7/1 C/3 C/1 F/1 G/1 C/3 C/1 F/1 G/1 E/3",
    held(3),
    { at: 94, force: 48, every: 1 },
  );
  score.sing(
    cello,
    "F3/3 | F3/3 | C3/3 | F3/3 | F3/3 | E3/2 D3/1 | G3/3 | C3/3 | C3/1 F3 G3 | C3/3 | C3/1 F3 G3 | E3/3",
    { at: 94, force: 56, held: 1 },
  );
  score.linger(128, 16, 0.45);
  // and the theme a last time
  piano(139, `${asked} ${answered} A4/3`, `${theme} A2/.5 E3 A3/2`, 62);
  score.accompany(strings, "Am/3 E7/3 Am/6 Am/3 E7/3 Am/3", held(3), {
    at: 142,
    force: 34,
    every: 3,
    centre: 55,
  });
  return score;
};
