import { drums } from "../songs/instruments.ts";
import { type Figure, Score } from "../songs/score.ts";
import { tunes } from "../songs/tunes.ts";
import { after, held } from "./figures.ts";

/** "Happy Birthday to You" by a swinging band: vibraphone, clarinet, a piano solo, then everyone, a tone higher. */
export const birthday = (): Score => {
  const { tune } = tunes.birthday;
  const score = new Score(126, 3, { ring: 4 });
  const vibes = score.part("vibraphone", { volume: 104, pan: 76, reverb: 56 });
  const clarinet = score.part("clarinet", { volume: 88, pan: 46, reverb: 52 });
  const piano = score.part("piano", { volume: 88, pan: 54, reverb: 44 });
  const bass = score.part("bass", { volume: 108, pan: 64, reverb: 24 });
  const strings = score.part("strings", { volume: 62, pan: 64, reverb: 80 });
  const trumpet = score.part("mutedTrumpet", { volume: 78, pan: 84, reverb: 50 });
  const kit = score.part("drums", { volume: 84, reverb: 36 });
  const chords = "F/3 C7/3 C7/3 F/3 F7/3 Bb/3 F/C/2 C7/1 F/3";
  const walk: Figure = [
    [0, 0.95, "bass", 4],
    [1, 0.9, "fifth"],
    [2, 0.9, "bass", -4],
  ];
  const comp: Figure = [
    [1, 0.4, "chord"],
    [1.67, 0.25, "chord", -10],
    [2, 0.4, "chord", -4],
  ];
  const swing = (at: number, bars: number, force: number): void => {
    score.beat(kit, drums.ride, [0, 1, 1.67, 2], bars, { at, force });
    score.beat(kit, drums.pedal, [1], bars, { at, force: force + 6 });
    score.beat(kit, drums.brush, [2], bars, { at, force: force - 8 });
  };
  const band = (at: number, by: number, force: number): void => {
    score.accompany(bass, chords, walk, { at, by, force: force + 16 });
    score.accompany(piano, chords, comp, { at, by, force: force - 4, centre: 64 });
  };
  // a vamp leads in
  score.accompany(bass, "F/3 Dm/3 Gm/3 C7/3", walk, { force: 70 });
  score.accompany(piano, "F6/3 Dm7/3 Gm7/3 C9/2", comp, { force: 56, centre: 64 });
  score.beat(kit, drums.ride, [0, 1, 1.67, 2], 4, { force: 40 });
  score.sing(vibes, tune, { at: 11, force: 82, held: 1 });
  band(12, 0, 56);
  swing(12, 8, 44);
  score.sing(clarinet, tune, { at: 35, force: 84, by: -12, held: 0.98 });
  band(36, 0, 58);
  swing(36, 8, 48);
  score.sing(strings, "A4/3 | Bb4/3 | Bb4/3 | A4/2 C5/1 | Eb5/3 | D5/3 | C5/2 Bb4/1 | A4/3", {
    at: 36,
    force: 58,
    held: 1,
  });
  score.sing(
    piano,
    "A5/.67 C6/.33 A5/.67 F5/.33 D5/1 | E5/.67 G5/.33 Bb5/1 A5/.67 G5/.33 | E5/.67 F5/.33 G5/.67 Bb5/.33 D6/1 | C6/2 _/.67 A5/.33 | C6/.67 Eb6/.33 D6/.67 C6/.33 A5/1 | D6/.67 Bb5/.33 F5/.67 D5/.33 F5/1 | A5/.67 C6/.33 F5/.67 A5/.33 G5/.67 E5/.33 | F5/2 _/1",
    { at: 60, force: 86, held: 0.9 },
  );
  score.accompany(bass, chords, walk, { at: 60, force: 78 });
  score.accompany(
    piano,
    chords,
    [
      [0, 0.9, "chord"],
      [1.67, 0.4, "chord", -6],
    ],
    { at: 60, force: 52, centre: 57 },
  );
  score.accompany(vibes, chords, [[0, 2, "chord"]], { at: 60, force: 46, centre: 62 });
  swing(60, 8, 52);
  // up a tone
  score.accompany(bass, "D7/6", walk, { at: 84, force: 82 });
  score.accompany(piano, "D7/6", comp, { at: 84, force: 60, centre: 64 });
  score.sing(
    clarinet,
    "F#4/.67 A4/.33 C5/.67 D5/.33 F#5/.67 A5/.33 | G5/.67 F#5/.33 E5/.67 D5/.33 C5/1",
    { at: 84, force: 80 },
  );
  swing(84, 2, 54);
  score.sing(vibes, tune, { at: 89, force: 86, by: 2, held: 1 });
  score.sing(trumpet, tune, { at: 89, force: 88, by: -10, held: 0.96 });
  score.sing(
    clarinet,
    "_/2 D5/.67 G5/.33 | _/2 F#5/.67 A5/.33 | _/2 C5/.67 E5/.33 | D5/1 G5 _ | _/2 F5/.67 D5/.33 | E5/3 | D5/2 C5/1 | B4/3",
    { at: 90, force: 74 },
  );
  score.accompany(strings, chords, held(3), { at: 90, by: 2, force: 62, centre: 54 });
  band(90, 2, 64);
  swing(90, 8, 58);
  // the last line once more, and out
  const last = "E6/1 C6 A5 | B5 G5 A5 | G5/3";
  score.sing(vibes, last, { at: 114, force: 86, held: 1 });
  score.sing(trumpet, last, { at: 114, force: 84, by: -12 });
  score.accompany(bass, "C/3 G/D/2 D7/1 G/3", walk, { at: 114, force: 84 });
  score.accompany(piano, "C/3 G/D/2 D7/1 G/3", comp, { at: 114, force: 66, centre: 64 });
  swing(114, 2, 58);
  for (const [at, chord] of [
    [122, "G4+B4+D5"],
    [122.67, "G#4+B4+D5"],
    [123, "G4+B4+E5+A5"],
  ] as const)
    score.sing(piano, `${chord}/${at === 123 ? 6 : 0.3}`, { at, force: 80 });
  score.sing(bass, "D3/.3 D#3/.3 G2/5", { at: 122, force: 86 });
  score.sing(vibes, "B5+D6+E6+A6/6", { at: 123, force: 66, spread: 0.09 });
  score.sing(strings, "G3+D4+B4+E5/5", { at: 123, force: 62 });
  score.beat(kit, drums.crash, [0], 1, { at: 123, force: 56 });
  return score;
};

/** "For He’s a Jolly Good Fellow" by a marching band that grows; an eighth is a beat. */
export const jolly = (): Score => {
  const { tune, chords } = tunes.jolly;
  const score = new Score(312, 6, { ring: 3 });
  const clarinet = score.part("clarinet", { volume: 90, pan: 44, reverb: 46 });
  const trumpet = score.part("trumpet", { volume: 84, pan: 56, reverb: 48 });
  const trombone = score.part("trombone", { volume: 82, pan: 82, reverb: 48 });
  const horns = score.part("horn", { volume: 72, pan: 74, reverb: 56 });
  const tuba = score.part("tuba", { volume: 92, pan: 64, reverb: 34 });
  const piccolo = score.part("piccolo", { volume: 70, pan: 36, reverb: 50 });
  const accordion = score.part("accordion", { volume: 70, pan: 50, reverb: 46 });
  const bells = score.part("glockenspiel", { volume: 70, pan: 40, reverb: 56 });
  const kit = score.part("drums", { volume: 84, reverb: 40 });
  const oom: Figure = [
    [0, 1.6, "bass", 6],
    [3, 1.6, "fifth"],
  ];
  const pah = after([2, 5], 0.8);
  const march = (at: number, bars: number, force: number): void => {
    score.beat(kit, drums.bassDrum, [0, 3], bars, { at, force: force + 24 });
    score.beat(kit, drums.snare, [2, 3, 5], bars, { at, force });
  };
  const verse = (at: number, by: number, force: number): void => {
    score.accompany(tuba, chords, oom, { at: at + 1, by, force: force + 12 });
    score.accompany(horns, chords, pah, { at: at + 1, by, force, every: 6 });
  };
  // drum and bells call everyone together
  score.beat(kit, drums.snare, [0, 2, 3, 4, 5], 2, { force: 44 });
  score.accompany(tuba, "G/6 D7/5", oom, { force: 72 });
  score.accompany(accordion, "G/6 D7/5", pah, { force: 56 });
  score.sing(clarinet, tune, { at: 11, force: 80, held: 0.88 });
  score.accompany(tuba, chords, oom, { at: 12, force: 72 });
  score.accompany(accordion, chords, pah, { at: 12, force: 58 });
  score.sing(trumpet, tune, { at: 59, force: 82, held: 0.88 });
  score.sing(
    trombone,
    "D4/6 | E4/3 D4/3 | D4/6 | G4/3 D4/3 | D4/6 | G4/3 C4/3 | B3/3 F#3/3 | G3/5",
    { at: 60, by: 0, force: 66, held: 0.95 },
  );
  verse(59, 0, 60);
  march(60, 8, 32);
  // "and so say all of us", one side to the other
  const side = "G/3 C/3 G/6 G/3 C/3 G/3 D7/2 G/1";
  const us = "B4/1 | D5/2 D5/1 E5/2 E5/1 | D5/3 D5/2 B4/1 | D5/2 D5/1 E5/2 E5/1 | D5/3 D5/2 D5/1";
  score.sing(accordion, us.split("|").slice(0, 3).join("|"), { at: 107, force: 80 });
  score.sing(trombone, "D4/2 D4/1 E4/2 E4/1 | D4/3 D4/2", { at: 120, force: 84 });
  score.sing(trumpet, "G4/2 G4/1 G4/2 G4/1 | G4/3 F#4/2", { at: 120, force: 80 });
  score.accompany(tuba, side, oom, { at: 108, force: 76 });
  score.accompany(horns, side, pah, { at: 108, force: 58, every: 6 });
  score.beat(kit, drums.tambourine, [0, 3], 4, { at: 108, force: 44 });
  score.sing(clarinet, tune, { at: 131, force: 82, held: 0.88 });
  score.sing(accordion, tune, { at: 131, force: 70, by: -12, held: 0.9 });
  score.sing(bells, tune, { at: 131, force: 64, by: 12, held: 1 });
  verse(131, 0, 58);
  march(132, 8, 30);
  // a drum break, a half tone up, and everyone
  score.beat(kit, drums.snare, [0, 1, 2, 3, 4, 5], 2, { at: 180, force: 48 });
  score.beat(kit, drums.bassDrum, [0, 3], 2, { at: 180, force: 64 });
  for (const part of [trumpet, trombone])
    score.sing(part, "Eb4/3 Eb4/3 | Eb4/2 Eb4/1 Eb4/2", { at: 180, force: 84, held: 0.7 });
  const everyone = (at: number, force: number): void => {
    score.sing(trumpet, tune, { at, force, by: 1, held: 0.88 });
    score.sing(clarinet, tune, { at, force: force - 12, by: 13, held: 0.88 });
    score.sing(piccolo, tune, { at, force: force - 26, by: 13, held: 0.85 });
    score.sing(
      trombone,
      "Eb4/2 Eb4/1 Eb4 Db4 Eb4 | F4/3 Eb4/3 | Db4/6 | Eb4/3 C4/3 | Eb4/6 | F4/3 Ab4/3 | Eb4/3 Db4/3 | C4/5",
      { at: at + 1, force: force - 16, held: 0.95 },
    );
    verse(at, 1, force - 24);
    march(at + 1, 8, 42);
    score.beat(kit, drums.crash, [0], 1, { at: at + 1, force: 64 });
  };
  everyone(191, 88);
  // once more from side to side, and home
  score.sing(accordion, us.split("|").slice(0, 3).join("|"), { at: 239, by: 1, force: 82 });
  score.sing(bells, us.split("|").slice(0, 3).join("|"), { at: 239, by: 13, force: 62 });
  score.sing(trombone, "Eb4/2 Eb4/1 F4/2 F4/1 | Eb4/3 Eb4/2", { at: 252, force: 86 });
  score.sing(trumpet, "Ab4/2 Ab4/1 Ab4/2 Ab4/1 | Ab4/3 G4/2", { at: 252, force: 84 });
  score.accompany(tuba, side, oom, { at: 240, by: 1, force: 80 });
  score.accompany(horns, side, pah, { at: 240, by: 1, force: 62, every: 6 });
  score.beat(kit, drums.tambourine, [0, 3], 4, { at: 240, force: 46 });
  everyone(263, 94);
  const coda = "Eb5/2 Eb5/1 Db5/2 Bb4/1 | Ab4/3 Eb5/3 | Ab5/6";
  score.sing(trumpet, coda, { at: 312, force: 96, held: 0.9 });
  score.sing(clarinet, coda, { at: 312, force: 82 });
  score.accompany(tuba, "Eb7/6 Ab/3 Eb7/3 Ab/4", oom, { at: 312, force: 84 });
  score.accompany(horns, "Eb7/6 Ab/3 Eb7/3", held(3), { at: 312, force: 70, every: 3 });
  march(312, 2, 46);
  score.sing(trombone, "C4+Eb4+Ab4/4", { at: 324, force: 84 });
  score.sing(horns, "Ab3+C4+Eb4/4", { at: 324, force: 78 });
  score.beat(kit, drums.crash, [0], 1, { at: 324, force: 74 });
  score.beat(kit, drums.bassDrum, [0], 1, { at: 324, force: 84 });
  return score;
};
