import { drums } from "../songs/instruments.ts";
import { Score } from "../songs/score.ts";
import { after, held, low, lowFifth, picked, strum } from "./figures.ts";

/** A piece of our own for two guitars and a cello, as a morning begins. */
export const firstLight = (): Score => {
  const score = new Score(98, 4, { ring: 4, ending: 0.35, breath: 0.03 });
  const guitar = score.part("steelGuitar", { lowest: 40, volume: 100, pan: 44, reverb: 50 });
  const lead = score.part("guitar", { lowest: 40, volume: 104, pan: 80, reverb: 56 });
  const cello = score.part("cello", { volume: 84, pan: 88, reverb: 74 });
  const bass = score.part("bass", { volume: 92, pan: 64, reverb: 30 });
  const pad = score.part("slowStrings", { volume: 66, pan: 64, reverb: 90 });
  const bells = score.part("glockenspiel", { volume: 58, pan: 36, reverb: 70 });
  const kit = score.part("drums", { volume: 70, reverb: 40 });
  const A = "Gadd9/4 Em7/4 Cadd9/4 D/4 Gadd9/4 Em7/4 Am7/4 D7sus4/4";
  const B = "Em/4 C/4 G/B/4 D/4 Em/4 C/4 Am7/4 D7sus4/2 D/2";
  const tuneA =
    "_/1 B4/.5 D5 E5/1.5 D5/.5 | B4/2 _/.5 A4 B4 A4 | G4/1.5 E4/.5 G4/1 A4 | A4/3 _/1 | _/1 B4/.5 D5 E5/1.5 G5/.5 | E5/1 D5 B4/2 | C5/1.5 B4/.5 A4/1 E4 | G4/3 _/1";
  const tuneB =
    "G5/1.5 F#5/.5 E5/1 B4 | C5/1 E5 G5/2 | D5/1.5 C5/.5 B4/1 G4 | A4/2 F#4/1 A4 | G5/1.5 A5/.5 B5/1 E5 | G5/2 E5/1 C5 | E5/1.5 D5/.5 C5/1 A4 | G4/2 F#4/2";
  score.accompany(guitar, "Gadd9/4 Cadd9/4 Gadd9/4 Cadd9/4", picked, { force: 66, centre: 57 });
  score.accompany(guitar, A, picked, { at: 16, force: 64, centre: 57 });
  score.sing(lead, tuneA, { at: 16, force: 80, held: 1.1 });
  score.accompany(guitar, B, picked, { at: 48, force: 64, centre: 57 });
  score.sing(cello, tuneB, { at: 48, force: 74, by: -12, held: 1 });
  score.accompany(bass, B, low(3), { at: 48, force: 66 });
  score.accompany(pad, B, held(4), { at: 48, force: 36 });
  // with everyone
  score.accompany(guitar, A, picked, { at: 80, force: 68, centre: 57 });
  score.sing(lead, tuneA, { at: 80, force: 86, held: 1.1 });
  score.sing(
    bells,
    "_/4 | _/2 B5/.5 D6 G6/1 | _/4 | _/2 A5/.5 D6 F#6/1 | _/4 | _/2 B5/.5 D6 G6/1 | _/4 | _/2 C6/.5 D6 G6/1",
    { at: 80, force: 52, held: 1.4 },
  );
  score.sing(cello, "B3/4 | G3/4 | E3/2 G3/2 | F#3/2 A3/2 | B3/4 | G3/2 D4/2 | C4/4 | D4/4", {
    at: 80,
    force: 66,
    held: 1,
  });
  score.accompany(bass, A, lowFifth(0, 2), { at: 80, force: 70 });
  score.accompany(pad, A, held(4), { at: 80, force: 42 });
  score.beat(kit, drums.shaker, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], 8, { at: 80, force: 34 });
  score.beat(kit, drums.kick, [0, 2.5], 8, { at: 80, force: 46 });
  // going on its way
  score.linger(108, 6, 0.2);
  score.accompany(guitar, "Gadd9/4 Cadd9/4 Gadd9/4 Cadd9/4", picked, {
    at: 112,
    force: 60,
    centre: 57,
  });
  score.sing(lead, "_/1 B4/.5 D5 E5/2 | _/4 | _/1 D5/.5 B4 A4/2 | G4/4", {
    at: 112,
    force: 68,
    held: 1.2,
  });
  score.accompany(pad, "Gadd9/4 Cadd9/4 Gadd9/4 Cadd9/4 G/6", held(6), {
    at: 112,
    force: 32,
    every: 6,
  });
  score.sing(guitar, "G2+D3+G3+B3+D4+G4/6", { at: 128, force: 58, spread: 0.09 });
  return score;
};

/** A piece of our own for a ukulele and someone who whistles; hands clap. */
export const sunnySide = (): Score => {
  const score = new Score(116, 4, { swing: 0.6, ring: 3, ending: 0.1, breath: 0.008 });
  const ukulele = score.part("ukulele", { volume: 108, pan: 46, reverb: 36 });
  const whistle = score.part("whistle", { volume: 84, pan: 74, reverb: 60 });
  const bells = score.part("glockenspiel", { volume: 70, pan: 84, reverb: 56 });
  const piano = score.part("piano", { volume: 84, pan: 56, reverb: 40 });
  const bass = score.part("bass", { volume: 108, pan: 64, reverb: 20 });
  const clarinet = score.part("clarinet", { volume: 78, pan: 38, reverb: 50 });
  const kit = score.part("drums", { volume: 86, reverb: 34 });
  const A = "C/4 Am/4 F/4 G7/4 C/4 Am/4 F/2 G7/2 C/4";
  const B = "F/4 C/4 Dm/4 G7/4 F/4 E7/4 Am/4 D7/2 G7/2";
  const tune =
    "_/1 G4/.5 C5 E5/1 G5 | A5/.5 G5 E5/1 C5/2 | _/1 A4/.5 C5 F5/1 A5 | G5/3 _/1 | _/1 G4/.5 C5 E5/1 G5 | A5/.5 B5 C6/1 A5/2 | F5/.5 A5 C6 A5 G5/1 B4 | C5/3 _/1";
  const bridge =
    "A5/1.5 F5/.5 A5/1 C6 | G5/1.5 E5/.5 C5/2 | F5/1 E5/.5 D5 A4/1 D5 | B4/3 _/1 | A5/1.5 F5/.5 C5/1 A5 | G#5/1.5 E5/.5 B4/2 | C5/.5 E5 A5/1 E5 C5 | F#5/1 A5 G5/2";
  const play = (at: number, chords: string, force: number): void => {
    score.accompany(ukulele, chords, strum, { at, force, centre: 67, spread: 0.009 });
    score.accompany(bass, chords, lowFifth(0, 2), { at, force: force + 8 });
  };
  const clap = (at: number, bars: number, force: number): void => {
    score.beat(kit, drums.clap, [1, 3], bars, { at, force });
    score.beat(kit, drums.kick, [0, 2], bars, { at, force: force + 12 });
    score.beat(kit, drums.tambourine, [0.5, 1.5, 2.5, 3.5], bars, { at, force: force - 22 });
  };
  score.accompany(ukulele, "C/4 Am/4 F/4 G7/4", strum, { force: 62, centre: 67, spread: 0.009 });
  score.beat(kit, drums.clap, [1, 3], 2, { at: 8, force: 42 });
  score.sing(whistle, tune, { at: 16, force: 74, by: 0, held: 0.96 });
  play(16, A, 64);
  score.beat(kit, drums.clap, [1, 3], 8, { at: 16, force: 44 });
  score.sing(clarinet, bridge, { at: 48, force: 76, by: -12, held: 0.92 });
  play(48, B, 64);
  clap(48, 8, 46);
  score.accompany(piano, B, after([1, 3], 0.4), { at: 48, force: 54, centre: 62 });
  score.sing(whistle, tune, { at: 80, force: 80, held: 0.96 });
  score.sing(bells, tune, { at: 80, force: 66, by: 12, held: 1 });
  play(80, A, 68);
  clap(80, 8, 52);
  score.accompany(piano, A, after([1, 3], 0.4), { at: 80, force: 58, centre: 62 });
  score.sing(
    clarinet,
    "E4/2 G4/2 | E4/4 | F4/2 A4/2 | D4/1 F4 B4/2 | G4/2 E4/2 | C4/2 E4/2 | F4/2 D4/2 | E4/3 _/1",
    { at: 80, force: 64, held: 0.95 },
  );
  // hands and ukulele alone, then home
  score.accompany(ukulele, "Am/4 F/4 C/4 G7/4", strum, {
    at: 112,
    force: 68,
    centre: 67,
    spread: 0.009,
  });
  score.beat(kit, drums.clap, [1, 1.5, 3], 4, { at: 112, force: 50 });
  score.sing(
    piano,
    "_/2 C5/.5 E5 A5/1 | _/2 C5/.5 F5 A5/1 | _/2 C5/.5 E5 G5/1 | _/2 B4/.5 D5 G5/1",
    { at: 112, force: 64, held: 0.8 },
  );
  score.sing(whistle, tune, { at: 128, force: 82, held: 0.96 });
  score.sing(clarinet, tune, { at: 128, force: 72, by: -12, held: 0.92 });
  score.sing(
    bells,
    "_/4 | _/2 E5/.5 G5 C6/1 | _/4 | _/2 D5/.5 G5 B5/1 | _/4 | _/2 E5/.5 A5 C6/1 | _/4 | _/1 E5/.5 G5 C6/2",
    { at: 128, force: 64, by: 12, held: 1.2 },
  );
  play(128, A, 70);
  clap(128, 8, 54);
  score.accompany(piano, A, after([1, 3], 0.4), { at: 128, force: 58, centre: 62 });
  score.accompany(ukulele, "F/2 G7/2 C/2", strum, {
    at: 160,
    force: 70,
    centre: 67,
    spread: 0.009,
    every: 4,
  });
  score.accompany(bass, "F/2 G7/2 C/1", low(1), { at: 160, force: 78, every: 2 });
  score.sing(whistle, "F5/.5 A5 C6 A5 G5/1 B5 | C6/2", { at: 160, force: 80, held: 0.95 });
  score.sing(bells, "F5/.5 A5 C6 A5 G5/1 B5 | C6/2", { at: 160, force: 68, by: 12 });
  score.sing(ukulele, "G4+C5+E5+C6/2", { at: 165, force: 78, spread: 0.02 });
  score.sing(bass, "C3/1.5", { at: 165, force: 78 });
  score.beat(kit, drums.clap, [0], 1, { at: 165, force: 60 });
  return score;
};
