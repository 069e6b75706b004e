import { drums } from "../songs/instruments.ts";
import { Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { after, broken, held, low, lowFifth, rolled, waltz } from "./figures.ts";

/** "Jingle Bells": the verse on a clarinet, the chorus with bells and brass, then both as a band swings them. */
export const jingle = (): Score => {
  const { tune, chords } = tunes.jingle;
  const score = new Score(190, 4, { ring: 4 });
  const bells = score.part("glockenspiel", { volume: 80, pan: 74, reverb: 60 });
  const clarinet = score.part("clarinet", { volume: 90, pan: 80, reverb: 50 });
  const flute = score.part("flute", { volume: 74, pan: 40, reverb: 56 });
  const brass = score.part("brass", { volume: 80, pan: 48, reverb: 54 });
  const trombone = score.part("trombone", { volume: 76, pan: 88, reverb: 48 });
  const piano = score.part("piano", { volume: 84, pan: 54, reverb: 44 });
  const pizzicato = score.part("pizzicato", { volume: 90, pan: 60, reverb: 48 });
  const tuba = score.part("tuba", { volume: 86, pan: 64, reverb: 34 });
  const kit = score.part("drums", { volume: 88, reverb: 44 });
  const snow =
    "D4/1 B4 A4 G4 | D4/3 D4/.5 D4 | D4/1 B4 A4 G4 | E4/4 | E4/1 C5 B4 A4 | F#4/4 | D5/1 D5 C5 A4 | B4/4 |";
  const ride =
    "D4/1 B4 A4 G4 | D4/4 | D4/1 B4 A4 G4 | E4/3 E4/1 | E4 C5 B4 A4 | D5 D5 D5 D5 | E5 D5 C5 A4 | G4/2 D5/2";
  const road =
    "G/4 G/4 G/4 C/4 C/2 Am/2 D7/4 D7/4 G/4 G/4 G/4 G/4 C/4 C/2 Am/2 G/D/4 D7/4 G/2 D7/2";
  const sleigh = (at: number, bars: number, force = 56): void =>
    score.beat(kit, drums.sleigh, [0, 1, 2, 3], bars, { at, force });
  const two = lowFifth(0, 2);
  sleigh(0, 4, 48);
  score.sing(bells, "_/4 | _/4 | B4/1 B4 B4/2 | B4/1 B4 B4/2", { force: 70, by: 12 });
  score.accompany(pizzicato, "G/4 D7/4 G/4 D7/4", two, { force: 66 });
  score.accompany(piano, "G/4 D7/4 G/4 D7/4", after([1, 3]), { force: 54, centre: 64 });
  // dashing through the snow
  sleigh(16, 16, 52);
  score.sing(clarinet, `${snow} ${ride}`, { at: 16, force: 80, held: 0.92 });
  score.accompany(pizzicato, road, two, { at: 16, force: 72 });
  score.accompany(piano, road, after([1, 3]), { at: 16, force: 56, centre: 64 });
  score.sing(
    flute,
    "_/4 | B5/1 D6 B5 G5 | _/4 | G5/1 C6 G5 E5 | _/4 | A5/1 D6 C6 A5 | _/4 | G5/1 B5 D6/2 | _/4 | B5/1 D6 B5 G5 | _/4 | G5/1 C6 G5/2",
    { at: 16, force: 62, held: 0.6 },
  );
  // the chorus
  const chorus = (at: number, force: number): void => {
    sleigh(at, 16, force - 20);
    score.sing(bells, tune, { at, force: force - 4, by: 12 });
    score.accompany(tuba, chords, two, { at, force: force - 4 });
    score.accompany(piano, chords, after([1, 3]), { at, force: force - 18, centre: 64 });
  };
  chorus(80, 78);
  score.sing(clarinet, tune, { at: 80, force: 74 });
  score.sing(brass, tune.split("|").slice(8).join("|"), { at: 112, force: 78, by: -12 });
  score.beat(kit, drums.snare, [1, 3], 8, { at: 112, force: 34 });
  // as a band swings it
  score.accompany(
    pizzicato,
    road,
    [
      [0, 0.9, "bass", 4],
      [1, 0.9, "fifth"],
      [2, 0.9, "bass"],
      [3, 0.9, "fifth"],
    ],
    { at: 144, force: 74 },
  );
  score.beat(kit, drums.ride, [0, 1, 1.67, 2, 3, 3.67], 16, { at: 144, force: 46 });
  score.beat(kit, drums.pedal, [1, 3], 16, { at: 144, force: 52 });
  score.accompany(
    piano,
    road,
    [
      [0.67, 0.5, "chord"],
      [2.67, 0.8, "chord", -4],
    ],
    { at: 144, force: 60, centre: 64 },
  );
  score.sing(
    trombone,
    "_/.67 D4/.33 B4/.67 A4/1.33 G4/1 | D4/2 _/.67 D4/.33 F#4/.67 G4/.33 | _/.67 D4/.33 B4/.67 A4/1.33 G4/1 | E4/2.67 _/1.33 | _/.67 E4/.33 C5/.67 B4/1.33 A4/1 | F#4/2 A4/.67 C5/1.33 | D5/1 D5/.67 C5/1.33 A4/1 | B4/3 _/1",
    { at: 144, force: 82, by: -12, held: 0.92 },
  );
  score.sing(
    clarinet,
    "_/.67 B4/.33 D5/.67 E5/.33 D5/.67 B4/.33 G4/1 | A4/.67 B4/.33 D5/1 B4/.67 G4/1.33 | B4/.67 D5/.33 E5/.67 G5/.33 D5/.67 B4/.33 G4/1 | E5/.67 G5/.33 C6/2 B5/.67 A5/.33 | G5/.67 E5/.33 C5/.67 E5/.33 A5/2 | D5/.67 G5/.33 B5/.67 D6/.33 B5/1 G5 | A5/.67 F#5/.33 D5/.67 C5/.33 A4/.67 C5/.33 E5/.67 F#5/.33 | G5/2 D5/2",
    { at: 176, force: 78, held: 0.9 },
  );
  chorus(208, 86);
  score.sing(brass, tune, { at: 208, force: 84 });
  score.sing(flute, tune, { at: 208, force: 68, by: 12 });
  score.sing(
    trombone,
    "G3/2 B3/2 | D4/2 B3/2 | G3/2 D4/2 | D4/1 E4 D4 B3 | E4/4 | D4/4 | C#4/4 | F#4/2 C4/2 | B3/2 G3/2 | D4/2 B3/2 | G3/2 D4/2 | D4/1 E4 D4 B3 | E4/4 | D4/4 | C4/2 F#3/2 | G3/4",
    { at: 208, force: 72 },
  );
  score.beat(kit, drums.snare, [1, 3], 16, { at: 208, force: 38 });
  const tag = "D5/1 D5 E5 F#5 | G5/2 D5/2 | G5/1";
  for (const [part, by] of [
    [brass, 0],
    [bells, 12],
    [flute, 12],
  ] as const)
    score.sing(part, tag, { at: 272, by, force: 88 });
  score.accompany(tuba, "D7/4 G/2 D7/2 G/1", two, { at: 272, force: 84, every: 2 });
  sleigh(272, 2, 66);
  score.sing(piano, "G2+G3+B3+D4+G4/1", { at: 280, force: 84 });
  score.beat(kit, drums.crash, [0], 1, { at: 280, force: 56 });
  score.beat(kit, drums.sleigh, [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2], 1, {
    at: 280,
    force: 56,
  });
  return score;
};

/** Gruber, "Silent Night": a guitar, as on the first evening, a flute, then choir and strings. */
export const silentNight = (): Score => {
  const score = new Score(94, 3, { ring: 5, ending: 0.3, breath: 0.03 });
  const guitar = score.part("guitar", { lowest: 40, volume: 104, pan: 52, reverb: 60 });
  const flute = score.part("flute", { volume: 92, pan: 76, reverb: 84 });
  const choir = score.part("choir", { volume: 96, pan: 64, reverb: 100 });
  const strings = score.part("slowStrings", { volume: 84, pan: 46, reverb: 90 });
  const cello = score.part("cello", { volume: 80, pan: 84, reverb: 80 });
  const box = score.part("celesta", { volume: 78, pan: 88, reverb: 84 });
  const tune =
    "F4/1.5 G4/.5 F4/1 | D4/3 | F4/1.5 G4/.5 F4/1 | D4/3 | C5/2 C5/1 | A4/3 | Bb4/2 Bb4/1 | F4/3 | G4/2 G4/1 | Bb4/1.5 A4/.5 G4/1 | F4/1.5 G4/.5 F4/1 | D4/3 | G4/2 G4/1 | Bb4/1.5 A4/.5 G4/1 | F4/1.5 G4/.5 F4/1 | D4/3 | C5/2 C5/1 | Eb5/1.5 C5/.5 A4/1 | Bb4/3 | D5/3 | Bb4/1 F4 D4 | F4/1.5 Eb4/.5 C4/1 | Bb3/3";
  const chords = "Bb/12 F7/6 Bb/6 Eb/6 Bb/6 Eb/6 Bb/6 F7/6 Bb/6 Bb/3 F7/3 Bb/3";
  const alto =
    "D4/1.5 Eb4/.5 D4/1 | Bb3/3 | D4/1.5 Eb4/.5 D4/1 | Bb3/3 | Eb4/2 Eb4/1 | Eb4/3 | D4/2 D4/1 | D4/3 | Eb4/2 Eb4/1 | G4/1.5 F4/.5 Eb4/1 | D4/1.5 Eb4/.5 D4/1 | Bb3/3 | Eb4/2 Eb4/1 | G4/1.5 F4/.5 Eb4/1 | D4/1.5 Eb4/.5 D4/1 | Bb3/3 | Eb4/2 Eb4/1 | A4/1.5 A4/.5 Eb4/1 | F4/3 | F4/3 | D4/1 D4 Bb3 | D4/1.5 C4/.5 A3/1 | Bb3/3";
  const picking = rolled([0, 1, 2, 1, 0], 0.5, 3);
  score.accompany(guitar, "Bb/6 F7/3 Bb/3", picking, { force: 62 });
  score.accompany(guitar, chords, picking, { at: 12, force: 60 });
  score.sing(flute, tune, { at: 12, force: 66, by: 12, held: 1 });
  score.accompany(strings, "Eb/6 Bb/6 Eb/6 Bb/6 F7/6 Bb/6 Bb/3 F7/3 Bb/3", held(3), {
    at: 36,
    force: 36,
    every: 3,
  });
  score.linger(60, 8, 0.35);
  // everyone, with a celesta above
  score.accompany(guitar, "Bb/3 F7/3", picking, { at: 81, force: 58 });
  score.sing(choir, tune, { at: 87, force: 78, held: 1.02 });
  score.sing(choir, alto, { at: 87, force: 64, held: 1.02 });
  score.sing(strings, tune, { at: 87, force: 60, by: 12, held: 1 });
  score.accompany(strings, chords, held(3), { at: 87, force: 46, every: 3 });
  score.accompany(cello, chords, low(3), { at: 87, force: 62, every: 3, by: 12 });
  score.accompany(guitar, chords, picking, { at: 87, force: 52 });
  score.sing(
    box,
    "_/3 | D6/1 F6 Bb6 | _/3 | D6/1 F6 Bb6 | _/3 | Eb6/1 C6 A5 | _/3 | F6/1 D6 Bb5 | _/3 | Eb6/1 G6 Bb6 | _/3 | D6/1 F6 Bb6 | _/3 | Eb6/1 G6 Bb6 | _/3 | D6/1 F6 Bb6 | _/3 | A6/1 Eb6 C6 | D6/1 F6 Bb6 | F6/3",
    { at: 87, force: 56, held: 1.4 },
  );
  score.linger(138, 9, 0.4);
  score.sing(guitar, "Bb2+F3+Bb3+D4+F4/5", { at: 156, force: 56, spread: 0.09 });
  score.sing(box, "Bb5+D6+F6+Bb6/4", { at: 156, force: 50, spread: 0.12 });
  score.sing(strings, "Bb3+D4+F4+Bb4/5", { at: 156, force: 50 });
  score.sing(choir, "D4+F4+Bb4/5", { at: 156, force: 56 });
  return score;
};

/** "We Wish You a Merry Christmas": a celesta, a brass band, a choir, then everyone, a tone higher. */
export const merry = (): Score => {
  const { wish, tidings, wishes, goods } = tunes.merry;
  const score = new Score(150, 3, { ring: 4 });
  const celesta = score.part("celesta", { volume: 104, pan: 74, reverb: 64 });
  const clarinet = score.part("clarinet", { volume: 84, pan: 44, reverb: 56 });
  const strings = score.part("strings", { volume: 86, pan: 48, reverb: 70 });
  const horn = score.part("horn", { volume: 82, pan: 82, reverb: 72 });
  const trumpet = score.part("trumpet", { volume: 78, pan: 58, reverb: 66 });
  const choir = score.part("choir", { volume: 88, pan: 64, reverb: 92 });
  const pizzicato = score.part("pizzicato", { volume: 98, pan: 60, reverb: 50 });
  const tuba = score.part("tuba", { volume: 82, pan: 64, reverb: 44 });
  const harp = score.part("harp", { volume: 78, pan: 40, reverb: 64 });
  const kit = score.part("drums", { volume: 80, reverb: 46 });
  const dance = (at: number, chords: string, force: number, by = 0): void => {
    score.accompany(pizzicato, chords, waltz, { at, by, force });
  };
  score.accompany(harp, "G/3 C/3 D7/3 G/3", broken([0, 1, 2, 3, 4, 5], 0.5, 3), { force: 60 });
  score.accompany(pizzicato, "G/3 C/3 D7/3 G/2", low(1), { force: 64 });
  score.beat(kit, drums.triangle, [0], 4, { force: 36 });
  score.sing(celesta, wish, { at: 11, force: 80, by: 12 });
  dance(12, wishes, 66);
  score.beat(kit, drums.triangle, [0], 8, { at: 12, force: 36 });
  score.sing(clarinet, tidings, { at: 35, force: 76 });
  score.sing(strings, "B3/3 | A3/3 | B3/3 | A3/3 | D4/3 | F#4/2 C4/1 | C4/1 F#4/2 | G4/2", {
    at: 36,
    force: 52,
    by: 12,
    held: 1,
  });
  dance(36, goods, 64);
  // brass at the door
  score.sing(trumpet, wish, { at: 59, force: 80, held: 0.85 });
  score.sing(horn, "B3/3 | C4/3 | C#4/3 | A3/3 | D#4/3 | B3/3 | C4/1 A3/2 | B3/2", {
    at: 60,
    force: 70,
  });
  score.accompany(tuba, wishes, low(2), { at: 60, force: 78, every: 3 });
  score.accompany(horn, wishes, after([1, 2], 0.4), { at: 60, force: 52 });
  score.beat(kit, drums.snare, [0, 1, 1.5, 2], 8, { at: 60, force: 32 });
  score.beat(kit, drums.tambourine, [0], 8, { at: 60, force: 46 });
  score.sing(choir, tidings, { at: 83, force: 78, held: 1 });
  score.accompany(choir, goods, held(3), { at: 84, force: 58, every: 3, centre: 57 });
  score.accompany(harp, goods, broken([0, 1, 2, 3, 2, 1], 0.5, 3), { at: 84, force: 58 });
  score.accompany(strings, goods, low(3), { at: 84, force: 52, every: 3, by: 12 });
  score.linger(100, 7, 0.3);
  // a tone higher, all of them
  score.accompany(strings, "E7/3", held(3), { at: 108, force: 66 });
  score.beat(kit, drums.sleigh, [0, 0.5, 1, 1.5, 2, 2.5], 1, { at: 108, force: 56 });
  score.sing(strings, wish, { at: 110, force: 86, by: 14 });
  score.sing(celesta, wish, { at: 110, force: 82, by: 14 });
  score.sing(trumpet, wish, { at: 110, force: 78, by: 2, held: 0.9 });
  score.sing(choir, wish, { at: 110, force: 74, by: 2, held: 1 });
  score.sing(horn, "B3/3 | C4/3 | C#4/3 | A3/3 | D#4/3 | B3/3 | C4/1 A3/2 | B3/2", {
    at: 111,
    by: 2,
    force: 74,
  });
  dance(111, wishes, 72, 2);
  score.accompany(tuba, wishes, low(2), { at: 111, by: 2, force: 80, every: 3 });
  score.beat(kit, drums.sleigh, [0, 1, 2], 8, { at: 111, force: 58 });
  score.beat(kit, drums.crash, [0], 1, { at: 111, force: 54 });
  // and a happy new year, once more and broader
  score.linger(135, 10, 0.5);
  const year = "E4/.5 E4 | F#4/1 B4 G#4 | A4/3 | F#4/1 B4 G#4 | A4/3";
  for (const [part, by, force] of [
    [strings, 12, 86],
    [celesta, 12, 80],
    [choir, 0, 80],
    [trumpet, 0, 80],
  ] as const)
    score.sing(part, year, { at: 134, by, force });
  score.accompany(tuba, "D/1 E7/2 A/3 D/1 E7/2 A/3", low(2), { at: 135, force: 82, every: 3 });
  dance(135, "D/1 E7/2 A/3 D/1 E7/2 A/3", 74);
  score.beat(kit, drums.sleigh, [0, 1, 2], 3, { at: 135, force: 58 });
  score.sing(strings, "A3+C#4+E4+A4+C#5/3", { at: 144, force: 82 });
  score.sing(celesta, "A5+C#6+E6+A6/3", { at: 144, force: 72, spread: 0.06 });
  score.sing(harp, "A2+E3+A3+C#4+E4+A4/3", { at: 144, force: 66, spread: 0.06 });
  score.beat(kit, drums.triangle, [0], 1, { at: 144, force: 54 });
  return score;
};
