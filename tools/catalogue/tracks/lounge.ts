import { drums } from "../songs/instruments.ts";
import { type Figure, Score } from "../songs/score.ts";
import { held, low } from "./figures.ts";

/** A piece of our own: an electric piano by lamplight, a slow beat, and a vibraphone that comes and goes. */
export const lamplight = (): Score => {
  const score = new Score(76, 4, { swing: 0.58, ring: 4, ending: 0.2, breath: 0.008 });
  const keys = score.part("electricPiano", { volume: 104, pan: 56, reverb: 54 });
  const tune = score.part("vibraphone", { volume: 92, pan: 78, reverb: 64 });
  const guitar = score.part("jazzGuitar", { lowest: 40, volume: 84, pan: 40, reverb: 50 });
  const bass = score.part("electricBass", { volume: 104, pan: 64, reverb: 16 });
  const pad = score.part("pad", { volume: 54, pan: 64, reverb: 80 });
  const kit = score.part("drums", { volume: 80, reverb: 34 });
  const loop = "Dm9/4 G13/4 Cmaj9/4 Am9/4";
  const lift = "Fmaj9/4 Em7/4 Dm9/4 G7sus4/2 E7b9/2";
  const under = "Dm/4 G/4 C/4 Am/4";
  const comp: Figure = [
    [0, 1.4, "chord", 4],
    [1.5, 0.4, "chord", -10],
    [2.5, 1.3, "chord", -3],
  ];
  const groove: Figure = [
    [0, 1.2, "bass", 6],
    [1.5, 0.4, "bass", -6],
    [2.5, 0.9, "fifth", -2],
    [3.5, 0.4, "bass", -8],
  ];
  const beat = (at: number, bars: number): void => {
    score.beat(kit, drums.kick, [0, 2.5], bars, { at, force: 66 });
    score.beat(kit, drums.rim, [1, 3], bars, { at, force: 56 });
    score.beat(kit, drums.hat, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], bars, { at, force: 32 });
    for (let bar = 1; bar < bars; bar += 2)
      score.beat(kit, drums.openHat, [3.5], 1, { at: at + bar * 4, force: 26 });
  };
  const play = (at: number, chords: string, plain: string, force: number): void => {
    score.accompany(keys, chords, comp, { at, force, centre: 62, spread: 0.012 });
    score.accompany(bass, chords, groove, { at, force: force + 8 });
    score.accompany(pad, plain, held(4), { at, force: 40 });
  };
  score.accompany(keys, loop, comp, { force: 60, centre: 62, spread: 0.02 });
  score.accompany(pad, under, held(4), { force: 34 });
  score.beat(kit, drums.hat, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], 2, { at: 8, force: 26 });
  const first =
    "_/.5 A4 C5 E5 F5/1 E5/.5 C5 | D5/1.5 B4/.5 ~/1 _/.5 E5 | D5/.5 B4 G4 B4 E5/2 | _/.5 C5 B4 A4 B4/1 G4 |";
  const second =
    "_/.5 A4 C5 E5 A5/1 G5/.5 E5 | F5/1.5 E5/.5 D5/1 B4 | G4/.5 B4 D5 E5 G5/2 | E5/1 C5 A4/2";
  play(16, `${loop} ${loop}`, `${under} ${under}`, 62);
  beat(16, 8);
  score.sing(tune, `${first} ${second}`, { at: 16, force: 74, held: 1.1 });
  const climb = "F/4 Em/4 Dm/4 G/2 E/2";
  play(
    48,
    `${lift} ${lift.replace("G7sus4/2 E7b9/2", "E7b9/4")}`,
    `${climb} ${climb.replace("G/2 E/2", "E/4")}`,
    64,
  );
  beat(48, 8);
  score.sing(
    guitar,
    "A4/.5 C5 E5/1.5 G5/.5 E5/1 | D5/.5 B4 G4/1 B4/2 | F4/.5 A4 C5 E5 D5/1 C5 | C5/.5 D5 C5 A4 G#4/2 | _/.5 E5 C5 A4 G4/1 C5 | B4/.5 D5 G5/1.5 E5/.5 D5/1 | F5/.5 E5 D5 C5 A4/2 | G#4/1 B4 D5 F5",
    { at: 48, force: 76, held: 1 },
  );
  play(80, `${loop} ${loop}`, `${under} ${under}`, 66);
  beat(80, 8);
  score.sing(tune, `${first} ${second}`, { at: 80, force: 70, by: 12, held: 1.1 });
  score.sing(guitar, "E4/4 | F4/4 | E4/2 D4/2 | E4/4 | E4/4 | F4/4 | D4/2 E4/2 | C4/2 E4/2", {
    at: 80,
    force: 58,
    held: 1,
  });
  score.accompany(keys, loop, comp, { at: 112, force: 58, centre: 62, spread: 0.02 });
  score.accompany(pad, under, held(4), { at: 112, force: 34 });
  score.accompany(bass, "Dm9/4 G13/4 Cmaj9/8", low(4), { at: 112, force: 62 });
  score.sing(tune, "_/2 A5/.5 E5 C5/1 | B4/4 | _/2 G5/.5 E5 D5/1 | E5/4", {
    at: 112,
    force: 58,
    held: 1.2,
  });
  return score;
};

/** A bossa nova of our own: guitar, flute, and a piano that takes the middle. */
export const breeze = (): Score => {
  const score = new Score(132, 4, { ring: 4, ending: 0.15, breath: 0.01 });
  const guitar = score.part("guitar", { lowest: 40, volume: 104, pan: 46, reverb: 40 });
  const flute = score.part("flute", { volume: 88, pan: 74, reverb: 62 });
  const piano = score.part("mellowPiano", { volume: 88, pan: 84, reverb: 48 });
  const bass = score.part("bass", { volume: 104, pan: 64, reverb: 22 });
  const strings = score.part("slowStrings", { volume: 64, pan: 64, reverb: 84 });
  const vibes = score.part("vibraphone", { volume: 72, pan: 34, reverb: 64 });
  const kit = score.part("drums", { volume: 82, reverb: 34 });
  // two bars each time: the guitar leans ahead of the beat in the second
  const comp: Figure = [
    [0, 1, "chord", 4],
    [1.5, 0.9, "chord", -4],
    [3, 1.4, "chord", -2],
    [4.5, 0.9, "chord", 2],
    [6, 0.9, "chord", -4],
    [7.5, 0.4, "chord", -4],
  ];
  const thumb: Figure = [
    [0, 1.4, "bass", 6],
    [1.5, 0.4, "bass", -8],
    [2, 1.4, "fifth", 2],
    [3.5, 0.4, "fifth", -8],
  ];
  const A = "Fmaj9/8 G9/8 Gm9/4 C13/4 Fmaj9/4 C7sus4/4";
  const last = "Fmaj9/8 G9/8 Gm9/4 C13/4 Fmaj9/8";
  const B = "Bbmaj9/8 Bbm6/8 Am7/4 D7b9/4 Gm9/4 C13/4";
  const tuneA =
    "C5/1.5 A4/.5 ~/1 E5 | C5/1.5 A4/.5 ~/2 | B4/1.5 E5/.5 ~/1 D5 | B4/1.5 G4/.5 ~/2 | Bb4/1.5 D5/.5 ~/1 F5 | E5/1.5 D5/.5 ~/1 A4";
  const tuneB =
    "D5/1 F5 A5/1.5 G5/.5 | F5/1 D5 A4/2 | Db5/1 F5 G5/1.5 F5/.5 | Db5/1 Bb4 G4/2 | C5/1.5 E5/.5 G5/1 E5 | Eb5/1.5 C5/.5 F#4/2 | A4/1 Bb4 D5 F5 | E5/1.5 D5/.5 A4/2";
  const play = (at: number, chords: string, bars: number, force: number): void => {
    score.accompany(guitar, chords, comp, { at, force, centre: 62, every: 8 });
    score.accompany(bass, chords, thumb, { at, force: force + 8, every: 4 });
    score.beat(kit, drums.shaker, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], bars, { at, force: 36 });
    score.beat(kit, drums.kick, [0, 1.5, 2, 3.5], bars, { at, force: 40 });
    for (let bar = 0; bar < bars; bar += 2)
      score.beat(kit, drums.rim, [0, 1.5, 3, 5, 6.5], 1, { at: at + bar * 4, force: 46 });
  };
  score.accompany(guitar, "Fmaj9/8 C7sus4/8", comp, { force: 62, centre: 62, every: 8 });
  score.beat(kit, drums.shaker, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5], 2, { at: 8, force: 34 });
  play(16, A, 8, 62);
  score.sing(flute, `${tuneA} | C5/4 | _/2 G4/1 Bb4`, { at: 16, force: 74, held: 0.98 });
  play(48, last, 8, 64);
  score.sing(flute, `${tuneA} | C5/4 | _/4`, { at: 48, force: 78, held: 0.98 });
  score.sing(vibes, "_/4 | _/2 A5/1 C6 | _/4 | _/2 G5/1 B5 | _/4 | _/4 | _/1 E5 G5 A5 | C6/4", {
    at: 48,
    force: 56,
    held: 1.3,
  });
  play(80, B, 8, 64);
  score.sing(piano, tuneB, { at: 80, force: 78, held: 0.98 });
  score.accompany(strings, "Bb/8 Bbm/8 Am/4 D/4 Gm/4 C/4", held(8), {
    at: 80,
    force: 40,
    every: 8,
  });
  play(112, last, 8, 66);
  score.sing(flute, `${tuneA} | C5/4 | _/4`, { at: 112, force: 80, held: 0.98 });
  score.sing(
    piano,
    "_/2 E5/.5 G5 A5/1 | G5/1 E5 C5/2 | _/2 E5/.5 A5 B5/1 | A5/1 E5 B4/2 | _/2 D5/.5 F5 A5/1 | G5/2 E5/2 | A5/1 G5 E5 C5 | A4/4",
    { at: 112, force: 56, held: 0.95 },
  );
  score.accompany(strings, "F/8 G/8 Gm/4 C/4 F/8", held(8), { at: 112, force: 42, every: 8 });
  // out on the last four bars
  const tag = "Gm9/4 C13/4 Fmaj9/4";
  play(144, tag, 3, 60);
  score.sing(flute, "Bb4/1.5 D5/.5 ~/1 F5 | E5/1.5 D5/.5 ~/1 A4 | C5/4", {
    at: 144,
    force: 70,
    held: 1,
  });
  score.sing(vibes, "_/4 | _/4 | _/1 E5 G5 A5", { at: 144, force: 54, held: 1.4 });
  score.sing(guitar, "F2+C3+E3+A3+C4+G4/6", { at: 156, force: 60, spread: 0.06 });
  score.sing(strings, "A3+C4+E4+G4/6", { at: 156, force: 36 });
  score.sing(bass, "F2/5", { at: 156, force: 70 });
  return score;
};
