import { drums } from "../songs/instruments.ts";
import { type Figure, Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { held, low, lowFifth, picked, rolled } from "./figures.ts";

/** "Greensleeves": a guitar alone, a recorder, a cello, then all with a violin above; an eighth is a beat. */
export const greensleeves = (): Score => {
  const { verse, chorus } = tunes.greensleeves;
  const score = new Score(204, 6, { ring: 4, ending: 0.3, breath: 0.03 });
  const guitar = score.part("guitar", { lowest: 40, volume: 104, pan: 50, reverb: 56 });
  const recorder = score.part("recorder", { volume: 86, pan: 78, reverb: 72 });
  const harp = score.part("harp", { volume: 80, pan: 38, reverb: 68 });
  const cello = score.part("cello", { volume: 92, pan: 84, reverb: 72 });
  const violin = score.part("violin", { volume: 78, pan: 42, reverb: 78 });
  const strings = score.part("slowStrings", { volume: 74, pan: 64, reverb: 88 });
  const kit = score.part("drums", { volume: 74, reverb: 50 });
  const V = "Am/6 G/6 Am/6 E/6 Am/6 G/6 Am/3 E/3 Am/6";
  const C = "C/6 G/6 Am/6 E/6 C/6 G/6 Am/3 E/3 Am/6";
  const broken = rolled([0, 1, 2, 1, 0], 1, 6);
  score.accompany(guitar, "Am/6 G/6 Am/3 E/3 Am/6", broken, { force: 64, every: 3 });
  score.sing(guitar, verse, { at: 23, force: 80, held: 1.1 });
  score.accompany(guitar, V, low(6), { at: 24, force: 60, every: 6 });
  score.accompany(
    harp,
    V,
    [
      [2, 3, 0],
      [4, 2, 2, -4],
    ],
    { at: 24, force: 46, every: 6 },
  );
  score.sing(recorder, chorus, { at: 72, force: 76, held: 0.98 });
  score.accompany(guitar, C, broken, { at: 72, force: 62, every: 6 });
  score.accompany(strings, C, held(6), { at: 72, force: 34, every: 6 });
  // the cello takes the verse, the recorder answers
  score.sing(cello, verse, { at: 119, force: 82, by: -12, held: 1 });
  score.accompany(guitar, V, broken, { at: 120, force: 60, every: 6 });
  score.accompany(
    harp,
    V,
    [
      [0, 6, 0],
      [1, 5, 1],
      [2, 4, 2],
      [3, 3, 3],
      [4, 2, 2],
      [5, 1, 1],
    ],
    { at: 120, force: 46, every: 6 },
  );
  score.sing(
    recorder,
    "_/6 | _/3 B5/1.5 C6/.5 D6/1 | E6/3 C6/2 A5/1 | B5/3 G#5/2 _/1 | A5/6 | _/3 G5/1.5 A5/.5 B5/1 | C6/3 B5/3 | A5/6",
    { at: 120, force: 62, held: 1 },
  );
  score.beat(kit, drums.tambourine, [3], 8, { at: 120, force: 26 });
  // all of them
  score.sing(violin, chorus, { at: 168, force: 82, by: 12, held: 1 });
  score.sing(recorder, chorus, { at: 168, force: 74, held: 1 });
  score.sing(
    cello,
    "E4/3 E4/3 | D4/3 B3/3 | C4/3 E4/3 | E4/3 G#3/3 | G4/3 E4/3 | D4/3 B3/3 | C4/3 B3/3 | A3/6",
    { at: 168, force: 72, held: 1 },
  );
  score.accompany(guitar, C, broken, { at: 168, force: 66, every: 6 });
  score.accompany(strings, C, held(6), { at: 168, force: 52, every: 6 });
  score.accompany(strings, C, low(6), { at: 168, force: 52, every: 6 });
  score.beat(kit, drums.tambourine, [0, 3], 8, { at: 168, force: 32 });
  // as it began
  score.linger(208, 12, 0.3);
  score.sing(guitar, verse.split("|").slice(0, 1).concat(verse.split("|").slice(5)).join("|"), {
    at: 215,
    force: 70,
    held: 1.1,
  });
  score.accompany(guitar, "Am/6 G/6 Am/3 E/3 Am/6", low(6), { at: 216, force: 56, every: 6 });
  score.accompany(strings, "Am/6 G/6 Am/3 E/3 A/8", held(8), { at: 216, force: 34, every: 8 });
  score.sing(guitar, "A2+E3+A3+C#4+E4+A4/8", { at: 240, force: 60, spread: 0.1 });
  return score;
};

/** "Scarborough Fair", in the Dorian mode: guitar and recorder, a fiddle, then both in two voices. */
export const scarborough = (): Score => {
  const score = new Score(126, 3, { ring: 4, ending: 0.3, breath: 0.03 });
  const guitar = score.part("steelGuitar", { lowest: 40, volume: 98, pan: 48, reverb: 54 });
  const harp = score.part("harp", { volume: 80, pan: 40, reverb: 66 });
  const recorder = score.part("recorder", { volume: 84, pan: 78, reverb: 74 });
  const fiddle = score.part("violin", { volume: 80, pan: 44, reverb: 72 });
  const cello = score.part("cello", { volume: 86, pan: 84, reverb: 74 });
  const strings = score.part("slowStrings", { volume: 74, pan: 64, reverb: 90 });
  const celesta = score.part("celesta", { volume: 74, pan: 88, reverb: 76 });
  const tune =
    "E4/2 E4/1 | B4/2 B4/1 | F#4/1.5 G4/.5 F#4/1 | E4/3 | _/1 B4 D5 | E5/2 D5/1 | B4 C#5 A4 | B4/3 | _/2 E5/1 | E5/2 E5/1 | D5/2 B4/1 | B4 A4 G4 | F#4/1 D4/2 | ~/2 E4/1 | B4/2 A4/1 | G4 F#4 E4 | D4/3 | E4/3";
  const chords = "Em/3 Em/3 D/3 Em/3 G/3 A/3 A/3 Em/3 Em/3 Em/3 G/3 G/3 D/3 D/3 Em/3 C/3 D/3 Em/3";
  const under =
    "B3/3 | G4/3 | D4/3 | B3/3 | _/1 G4 B4 | C#5/2 A4/1 | G4 A4 E4 | G4/3 | _/2 G4/1 | B4/2 B4/1 | B4/2 G4/1 | D4/3 | D4/1 A3/2 | ~/3 | G4/2 E4/1 | C4/3 | A3/3 | B3/3";
  const picking = rolled([0, 1, 2, 1, 0], 0.5, 3);
  const lead = "Em/3 D/3 Em/3 D/3";
  score.accompany(guitar, lead, picking, { force: 64, centre: 57 });
  const verse = (at: number, force: number): void => {
    score.accompany(guitar, chords, picking, { at, force, centre: 57 });
  };
  verse(12, 62);
  score.sing(recorder, tune, { at: 12, force: 76, held: 0.98 });
  // between the verses
  score.accompany(guitar, lead, picking, { at: 66, force: 62, centre: 57 });
  score.sing(celesta, "B5/1 G5 E5 | F#5 D5 A5 | B5 G5 E5 | F#5/3", {
    at: 66,
    force: 56,
    held: 1.3,
  });
  verse(78, 60);
  score.sing(fiddle, tune, { at: 78, force: 80, held: 1 });
  score.sing(
    cello,
    "E3/6 | D3/3 | E3/3 | G3/3 | A3/6 | E3/3 | E3/6 | G3/6 | D3/6 | E3/3 | C3/3 | D3/3 | E3/3".replace(
      /\|/g,
      "",
    ),
    { at: 78, force: 60, held: 1 },
  );
  score.accompany(
    harp,
    chords,
    [
      [0.5, 2, 2],
      [1.5, 1.5, 3],
      [2.5, 0.5, 4],
    ],
    { at: 78, force: 42 },
  );
  score.accompany(guitar, lead, picking, { at: 132, force: 64, centre: 57 });
  score.accompany(strings, lead, held(3), { at: 132, force: 40 });
  score.sing(cello, "E3/3 | F#3/3 | G3/3 | A3/3", { at: 132, force: 62 });
  verse(144, 66);
  score.sing(recorder, tune, { at: 144, force: 82, by: 12, held: 1 });
  score.sing(fiddle, tune, { at: 144, force: 76, held: 1 });
  score.sing(cello, under, { at: 144, force: 70, held: 1 });
  score.accompany(strings, chords, held(3), { at: 144, force: 44 });
  score.accompany(
    harp,
    chords,
    [
      [0, 3, "bass"],
      [0.5, 2, 2],
      [1.5, 1.5, 3],
      [2.5, 0.5, 4],
    ],
    { at: 144, force: 48 },
  );
  score.linger(184, 12, 0.25);
  score.accompany(guitar, "Em/3 D/3", picking, { at: 198, force: 58, centre: 57 });
  score.sing(recorder, "B4/1 C#5 D5 | A4/3", { at: 198, force: 64, held: 1 });
  score.accompany(strings, "Em/3 D/3 E/6", held(6), { at: 198, force: 36, every: 6 });
  score.sing(guitar, "E2+B2+E3+G#3+B3+E4/6", { at: 204, force: 58, spread: 0.09 });
  return score;
};

/** "Auld Lang Syne": a guitar and a whistle, a fiddle, then a room full of friends. */
export const auld = (): Score => {
  const { verse, chorus, chords } = tunes.auld;
  const score = new Score(136, 4, { ring: 4, ending: 0.3 });
  const guitar = score.part("steelGuitar", { lowest: 40, volume: 94, pan: 48, reverb: 52 });
  const whistle = score.part("whistle", { volume: 74, pan: 78, reverb: 72 });
  const fiddle = score.part("fiddle", { volume: 84, pan: 44, reverb: 62 });
  const accordion = score.part("accordion", { volume: 74, pan: 58, reverb: 60 });
  const cello = score.part("cello", { volume: 84, pan: 86, reverb: 66 });
  const bass = score.part("bass", { volume: 100, pan: 64, reverb: 30 });
  const choir = score.part("choir", { volume: 80, pan: 64, reverb: 92 });
  const mandolin = score.part("mandolin", { volume: 70, pan: 34, reverb: 50 });
  const kit = score.part("drums", { volume: 76, reverb: 40 });
  const strum: Figure = [
    [0, 1, "bass", 6],
    [1, 0.9, "chord", -2],
    [2, 0.9, "fifth", 2],
    [3, 0.9, "chord", -4],
    [3.5, 0.4, "chord", -12],
  ];
  score.accompany(guitar, "F/4 C7/4 F/4 C7/3", picked, { force: 66, centre: 57 });
  score.sing(whistle, verse, { at: 15, force: 74, by: 12, held: 1 });
  score.accompany(guitar, chords, picked, { at: 16, force: 62, centre: 57 });
  score.sing(fiddle, chorus, { at: 47, force: 80, held: 1 });
  score.sing(cello, "A3/4 | Bb3/4 | A3/2 Eb4/2 | D4/4 | A3/4 | Bb3/4 | A3/1 Bb3 Bb3/2 | A3/3", {
    at: 48,
    force: 60,
    held: 1,
  });
  score.accompany(guitar, chords, strum, { at: 48, force: 62, spread: 0.018, centre: 57 });
  score.accompany(bass, chords, lowFifth(0, 2), { at: 48, force: 66 });
  // round the table
  score.sing(accordion, verse, { at: 79, force: 78, held: 0.98 });
  score.sing(whistle, verse, { at: 79, force: 64, by: 12, held: 0.98 });
  score.accompany(guitar, chords, strum, { at: 80, force: 62, spread: 0.018, centre: 57 });
  score.accompany(bass, chords, lowFifth(0, 2), { at: 80, force: 70 });
  score.accompany(
    mandolin,
    chords,
    [
      [1, 0.4, "chord"],
      [3, 0.4, "chord", -4],
      [3.5, 0.4, "chord", -10],
    ],
    { at: 80, force: 54, centre: 67 },
  );
  score.beat(kit, drums.kick, [0, 2], 8, { at: 80, force: 50 });
  score.beat(kit, drums.tambourine, [1, 3], 8, { at: 80, force: 34 });
  score.sing(choir, chorus, { at: 111, force: 82, held: 1 });
  score.sing(fiddle, chorus, { at: 111, force: 82, by: 12, held: 1 });
  score.sing(accordion, chorus, { at: 111, force: 74, held: 0.98 });
  score.accompany(choir, chords, held(4), { at: 112, force: 62, centre: 57 });
  score.sing(
    cello,
    "A3/2 C4/2 | Bb3/2 E4/2 | F4/2 Eb4/2 | D4/4 | C4/2 A3/2 | Bb3/2 E4/2 | D4/1 D4 E4/2 | F4/3",
    { at: 112, force: 72, held: 1 },
  );
  score.accompany(guitar, chords, strum, { at: 112, force: 68, spread: 0.018, centre: 57 });
  score.accompany(
    mandolin,
    chords,
    [
      [0.5, 0.4, "chord"],
      [1, 0.4, "chord"],
      [2.5, 0.4, "chord", -4],
      [3, 0.4, "chord"],
      [3.5, 0.4, "chord", -8],
    ],
    { at: 112, force: 54, centre: 67 },
  );
  score.accompany(bass, chords, lowFifth(0, 2), { at: 112, force: 76 });
  score.beat(kit, drums.kick, [0, 2], 8, { at: 112, force: 58 });
  score.beat(kit, drums.tambourine, [1, 3], 8, { at: 112, force: 42 });
  score.beat(kit, drums.crash, [0], 1, { at: 112, force: 44 });
  // goodnight
  score.linger(134, 12, 0.3);
  score.sing(
    whistle,
    "D5/1 | C5/1.5 A4/.5 A4/1 F4 | G4/1.5 F4/.5 G4/1 A4 | F4/1.5 D4/.5 D4/1 C4 | F4/4",
    { at: 143, force: 70, by: 12, held: 1 },
  );
  score.accompany(guitar, "F/4 C7/4 Dm/1 Gm/1 C7/2", picked, { at: 144, force: 58, centre: 57 });
  score.accompany(accordion, "F/4 C7/4 Dm/1 Gm/1 C7/2 F/5", held(5), {
    at: 144,
    force: 46,
    every: 5,
  });
  score.accompany(bass, "F/4 C7/4 Dm/1 Gm/1 C7/2 F/5", low(3), { at: 144, force: 60, every: 5 });
  score.sing(guitar, "F2+C3+F3+A3+C4+F4/5", { at: 156, force: 60, spread: 0.08 });
  return score;
};
