import { drums } from "../songs/instruments.ts";
import { read } from "../songs/notes.ts";
import { Score } from "../songs/score.ts";
import { held } from "./figures.ts";

/** Joplin, "The Entertainer": the piano, then a little band with it. */
export const entertainer = (): Score => {
  const score = new Score(84, 2, { ring: 3, ending: 0.25, breath: 0.012 });
  const right = score.part("piano", { volume: 104, pan: 70, reverb: 34 });
  const left = score.part("piano", { volume: 90, pan: 56, reverb: 34 });
  const clarinet = score.part("clarinet", { volume: 82, pan: 42, reverb: 44 });
  const trumpet = score.part("mutedTrumpet", { volume: 74, pan: 84, reverb: 44 });
  const tuba = score.part("tuba", { volume: 82, pan: 64, reverb: 30 });
  const banjo = score.part("banjo", { volume: 66, pan: 36, reverb: 30 });
  const kit = score.part("drums", { volume: 76, reverb: 34 });
  const run = "D5/.25 E5 C5 A4/.5 B4/.25 G4/.5 |";
  score.sing(
    right,
    `D6/.25 E6 C6 A5/.5 B5/.25 G5/.5 | ${run} D4/.25 E4 C4 A3/.5 B3/.25 A3 G#3 | G3/.5 G4+B4+D5+G5 _ D4/.25 D#4`,
    { force: 82, held: 0.88 },
  );
  score.sing(
    left,
    `${run} D4/.25 E4 C4 A3/.5 B3/.25 G3/.5 | D3/.25 E3 C3 A2/.5 B2/.25 A2 G#2 | G2/.5 G1+G2 _/1`,
    { force: 70, held: 0.88 },
  );
  const hop = "E4/.25 C5/.5 E4/.25 C5/.5 E4/.25 C5 |";
  const rise = "~/1.25 C5+C6/.25 D5+D6 D#5+D#6 |";
  const answer = "E5+E6/.25 C5+C6 D5+D6 E5+E6/.5 B4+B5/.25 D5+D6/.5 |";
  const wheel = "E5+E6/.25 C5+C6 D5+D6 E5+E6/.5 C5+C6/.25 D5+D6 C5+C6 |";
  const firstHalf = `${hop} ${rise} ${answer} C5+E5+C6/1.5 D4/.25 D#4 | ${hop} ~/1.5 A4+A5/.25 G4+G5 | F#4+F#5 A4+A5 C5+C6 E5+E6/.5 D5+D6/.25 C5+C6 A4+A5 | D5+F5+D6/1.5 D4/.25 D#4 |`;
  const secondHalf = `${hop} ${rise} ${answer} C5+E5+C6/1.5 C5+C6/.25 D5+D6 | ${wheel} ${wheel} ${answer}`;
  const first = `${firstHalf} ${secondHalf} C5+E5+C6/1.25 E4+E5/.25 F4+F5 F#4+F#5`;
  const chord = "E3+G3+C4";
  const oom = `C3/.5 ${chord} G2+G3 G3+Bb3+C4 | F2+F3 A3+C4 E2+E3 G3+C4 | G2 ${chord} G2 F3+G3+B3 | C3 ${chord}`;
  const firstBass = `${oom} ${chord} G3+B3 | C3 ${chord} G2+G3 G3+Bb3+C4 | F2+F3 A3+C4 E2+E3 Eb2+Eb3 | D2+D3 F#3+A3+C4 D3 F#3+A3+C4 | G3+B3 G2+G3 A2+A3 B2+B3 | ${oom} G3+C4+E4 _ | C2+C3 G3+C4+E4 Bb2 G3+C4+E4 | A2 A3+C4+F4 Ab2 Ab3+C4+F4 | G2 G3+C4+E4 G2 G3+B3 | C3 G2+G3 C2+C3 _`;
  const G = "G4+E5+G5";
  const kick = `${G}/.5 A4+E5+A5/.25 ${G}/.5`;
  const stride = `${kick} E4+E5/.25 F4+F5 F#4+F#5 |`;
  const secondStrain = `${stride} ${kick} E5/.25 C5 G4 | A4 B4 C5 D5 E5 D5 C5 D5 | G4 E5 F5 G5 A5 G5 E5 F5 | ${stride} ${kick} G5/.25 A5 A#5 | D5+G5+B5 D5+G5+B5/.5 C5+F#5+B5/.5 A5/.25 C5+F#5 D5 | B4+G5/1.25 E4+E5/.25 F4+F5 F#4+F#5 | ${stride} ${kick} E5/.25 C5 G4 | A4 B4 C5 D5 E5 D5 C5 D5 | C5/1.25 G4/.25 F#4 G4 | C5/.5 A4/.25 C5/.5 A4/.25 C5 A4 | G4 C5 E5 G5/.5 E5/.25 C5 G4 | F#4+A4/.5 F#4+C5 F4+E5/.25 F4+D5/.5 E4+C5/.25 | ~/1.5 D4/.25 D#4`;
  const gce = "G3+C4+E4";
  const walk = `C3/.5 ${gce} G2 ${gce}`;
  const secondBass = `${walk} | ${walk} | F2 A3+C4+F4 F3 Ab3+C4+F4 | E3 ${gce} G2 ${gce} | ${walk} | C3 ${gce} E3 Eb3 | D3 G3+B3+D4 D3 A3+C4+D4 | G3+B3+D4 F2+F3 E2+E3 D2+D3 | C2+C3 ${gce} G2 ${gce} | C3 ${gce} G2 ${gce} | F2 A3+C4+F4 F3 Ab3+C4+F4 | E3 ${gce} C3 Bb3+C4+E4 | F3+A3+C4 F3+A3+C4 F#3+A3+C4 F#3+A3+C4 | ${gce} ${gce} ${gce} ${gce} | D3+C4 D3+A3 G3+B3 G3+B3 | C3 G2+G3 C2+C3 _`;
  score.sing(right, first, { at: 8, force: 78, held: 0.92 });
  score.sing(left, firstBass, { at: 8, force: 62, held: 0.8 });
  // the second strain, with a band behind
  const harmony =
    "C/4 F/1 Fm/1 C/2 C/4 G/1 D7/1 G/2 C/4 F/1 Fm/1 C/1 C7/1 F/1 D7/1 C/2 D7/1 G7/1 C/2";
  score.sing(right, secondStrain, { at: 40, force: 80, held: 0.9 });
  score.sing(left, secondBass, { at: 40, force: 62, held: 0.8 });
  score.sing(
    clarinet,
    "E4/2 | G4/1 E4 | F4/1 Ab4 | G4/2 | E4/2 | G4/2 | D5/1 C5 | B4/2 | E4/2 | G4/1 E4 | F4/1 Ab4 | G4/1 Bb4 | A4/1 F#4 | G4/2 | F#4/1 F4 | E4/1.5",
    { at: 40, force: 66, held: 0.95 },
  );
  score.accompany(
    tuba,
    harmony,
    [
      [0, 0.4, "bass"],
      [1, 0.4, "fifth"],
    ],
    { at: 40, force: 66, every: 2 },
  );
  score.beat(kit, drums.brush, [0.5, 1.5], 16, { at: 40, force: 40 });
  // and the first again, from everyone
  const single = (line: string): string =>
    line.replaceAll(/[A-G][#b]?\d\+(?:[A-G][#b]?\d\+)?/g, "");
  const close = `${firstHalf} ${secondHalf} C5+E5+C6/1`;
  score.sing(right, close, { at: 72, force: 82, held: 0.92 });
  score.sing(left, firstBass, { at: 72, force: 64, held: 0.8 });
  score.sing(clarinet, single(close), { at: 72, force: 76, held: 0.9 });
  score.sing(
    trumpet,
    "G4/1 G4/.5 Bb4 | A4/1 G4/1 | G4/1 F4 | E4/1 G4/.5 F4 | G4/1 G4/.5 Bb4 | A4/1 G4/.5 Eb4 | D4/.5 F#4 A4/1 | B4/.5 G4 A4 B4 | C5/1 G4/.5 Bb4 | A4/1 G4 | G4/1 F4 | E4/1 _/1 | G4/1 Bb4 | A4/1 Ab4 | G4/1 F4 | E4/1",
    { at: 72, force: 70, held: 0.85 },
  );
  const outer = "C/1 C7/1 F/1 C/1 C/1 G7/1 C/2";
  score.accompany(
    tuba,
    `${outer} C/1 C7/1 F/1 C/1 D7/2 G7/2 ${outer} C/1 C7/1 F/1 Fm/1 C/1 G7/1 C/1`,
    [[0, 0.4, "bass"]],
    { at: 72, force: 70, every: 1 },
  );
  score.accompany(
    banjo,
    `${outer} C/1 C7/1 F/1 C/1 D7/2 G7/2 ${outer} C/1 C7/1 F/1 Fm/1 C/1 G7/1 C/1`,
    [[0.5, 0.3, "chord"]],
    { at: 72, force: 56, every: 1, centre: 62, spread: 0.01 },
  );
  score.beat(kit, drums.kick, [0, 1], 16, { at: 72, force: 50 });
  score.beat(kit, drums.brush, [0.5, 1.5], 16, { at: 72, force: 44 });
  score.sing(right, "G4/.25 G#4 A4 B4 | C5+E5+G5+C6/.5".replace("|", ""), { at: 103, force: 84 });
  score.sing(left, "G2/.5 G2 C2+G2+C3", { at: 103, force: 76 });
  score.sing(trumpet, "E4+G4/.5", { at: 104, force: 80 });
  score.sing(tuba, "C2/.6", { at: 104, force: 80 });
  score.beat(kit, drums.crash, [0], 1, { at: 104, force: 46 });
  return score;
};

/** Mozart, Rondo alla turca: the piano, with the drums and bells of a Turkish band in its marches. */
export const rondo = (): Score => {
  const score = new Score(128, 2, { ring: 3, ending: 0.3, breath: 0.01 });
  const right = score.part("piano", { volume: 104, pan: 70, reverb: 44 });
  const left = score.part("piano", { volume: 90, pan: 56, reverb: 44 });
  const piccolo = score.part("piccolo", { volume: 66, pan: 82, reverb: 54 });
  const strings = score.part("strings", { volume: 72, pan: 46, reverb: 60 });
  const pizzicato = score.part("pizzicato", { volume: 82, pan: 60, reverb: 44 });
  const bells = score.part("glockenspiel", { volume: 62, pan: 36, reverb: 50 });
  const kit = score.part("drums", { volume: 80, reverb: 44 });
  const times = (count: number, bar: string): string =>
    Array.from({ length: count }, () => bar).join(" | ");
  const run =
    "B4/.25 A4 G#4 A4 | C5/.5 _ D5/.25 C5 B4 C5 | E5/.5 _ F5/.25 E5 D#5 E5 | B5 A5 G#5 A5 B5 A5 G#5 A5 |";
  const turn = "G5/.0625 A5 B5/.375 F#5+A5/.5 E5+G5 F#5+A5 |";
  const A = `${run} C6/1 A5/.5 C6 | ${turn} ${turn} G5/.0625 A5 B5/.375 F#5+A5/.5 E5+G5 D#5+F#5 | E5/1`;
  const aLast = `${run} C6/1 A5/.5 B5 | C6 B5 A5 G#5 | A5 E5 F5 D5 | C5/1 B4/.125 C5 B4 C5 B4/.25 A4/.125 B4 | A4/1`;
  const rocking = "A3/.5 C4+E4 C4+E4 C4+E4 | A3 C4+E4 C4+E4 C4+E4 | A3 C4+E4 A3 C4+E4 |";
  const aBass = `${rocking} A3 C4+E4 C4+E4 C4+E4 | ${times(2, "E3 B3+E4 B3+E4 B3+E4")} | E3 B3+E4 B2 B3 | E3/1`;
  const lastBass = `${rocking} F3/.5 A3+D#4 A3+D#4 A3+D#4 | E3 A3+E4 D3 F3+B3 | C3 E3+A3 D3 F3+B3 | E3+A3 E3+A3 E3+G#3 E3+G#3 | A2+A3/1`;
  const B =
    "C5+E5/.5 D5+F5 | E5+G5 E5+G5 A5/.25 G5 F5 E5 | B4+D5/.5 G4 C5+E5 D5+F5 | E5+G5 E5+G5 A5/.25 G5 F5 E5 | B4+D5/1 A4+C5/.5 B4+D5 | C5+E5 C5+E5 F5/.25 E5 D5 C5 | G#4+B4/.5 E4 A4+C5 B4+D5 | C5+E5 C5+E5 F5/.25 E5 D5 C5 | G#4+B4/1";
  const bBass =
    "C3/.5 C4 E3 E4 | G3/1 _ | C3/.5 C4 E3 E4 | G3/1 _ | A2/.5 A3 C3 C4 | E3/1 _ | A2/.5 A3 C3 C4 | E3/1";
  const C =
    "A4+A5/.5 B4+B5 | C#5+C#6/1 A4+A5/.5 B4+B5 | C#5+C#6 B4+B5 A4+A5 G#4+G#5 | F#4+F#5 G#4+G#5 A4+A5 B4+B5 | G#4+G#5 E4+E5 A4+A5 B4+B5 | C#5+C#6/1 A4+A5/.5 B4+B5 | C#5+C#6 B4+B5 A4+A5 G#4+G#5 | F#4+F#5 B4+B5 G#4+G#5 E4+E5 | A4+A5/1";
  const beats = (root: string, count: number): string =>
    `${root}2+${root}3/.5 ${Array.from({ length: count - 1 }, () => `${root}3`).join(" ")}`;
  const cBass = `${beats("A", 4)} | ${beats("A", 4)} | ${beats("D", 2)} ${beats("D#", 2)} | ${beats("E", 4)} | ${beats("A", 4)} | ${beats("A", 4)} | ${beats("D", 2)} ${beats("E", 2)} | A2/1`;
  const D =
    "C#6/.25 D6 C#6 B5 | A5 B5 A5 G#5 F#5 A5 G#5 F#5 | F5 F#5 G#5 F5 C#5 D#5 F5 C#5 | F#5 F5 F#5 G#5 A5 G#5 A5 B5 | C#6 C6 C#6 C6 C#6 D6 C#6 B5 | A5 B5 A5 G#5 F#5 A5 G#5 F#5 | E5 F#5 G#5 E5 C#5 D#5 E5 C#5 | D#5 E5 F#5 D#5 C5 C#5 D#5 C5 | C#5/1";
  const dBass =
    "F#3/.5 A3+C#4 A3+C#4 A3+C#4 | G#3 B3+C#4 B3+C#4 B3+C#4 | F#3 A3+C#4 A3+C#4 A3+C#4 | F3 G#3+C#4 G#3+C#4 G#3+C#4 | F#3 A3+C#4 A3+C#4 A3+C#4 | G#3 C#4+E4 C#4+E4 C#4+E4 | G#3 D#4+F#4 D#4+F#4 D#4+F#4 | C#4+E4/1";
  // every part begins an upbeat of one before its bar
  const play = (at: number, melody: string, bass: string, force: number): void => {
    score.sing(right, melody, { at, force, held: 0.9 });
    score.sing(left, bass, { at: at + 1, force: force - 18, held: 0.85 });
  };
  const march = (at: number, bars: number): void => {
    score.beat(kit, drums.bassDrum, [0], bars, { at: at + 1, force: 62 });
    score.beat(kit, drums.triangle, [0, 0.5, 1, 1.5], bars, { at: at + 1, force: 34 });
    score.beat(kit, drums.tambourine, [0, 1], bars, { at: at + 1, force: 40 });
  };
  play(0, A, aBass, 76);
  play(16, A, aBass, 70);
  score.sing(pizzicato, aBass, { at: 17, force: 56, by: -12, held: 0.6 });
  play(32, B, bBass, 76);
  play(48, aLast, lastBass, 72);
  play(64, C, cBass, 88);
  march(64, 8);
  score.sing(piccolo, C.replaceAll(/[A-G]#?\d\+/g, ""), { at: 64, force: 50, held: 0.85 });
  score.accompany(
    strings,
    "A/4 D/1 D#dim/1 E/2 A/4 D/1 E/1 A/1",
    [
      [0, 0.4, "chord"],
      [0.5, 0.4, "chord", -8],
    ],
    { at: 65, force: 58, every: 1 },
  );
  play(80, D, dBass, 70);
  score.accompany(strings, "F#m/2 C#7/2 F#m/2 C#7/2 F#m/2 C#m/2 G#7/2 C#m/1", held(2), {
    at: 81,
    force: 40,
    every: 2,
  });
  play(96, A, aBass, 72);
  score.sing(bells, A, { at: 96, force: 46, by: 12 });
  play(112, aLast, lastBass, 68);
  score.sing(pizzicato, lastBass, { at: 113, force: 56, by: -12, held: 0.6 });
  // the march in broken octaves, and its coda
  const rolling = read(C, 2).flatMap(({ at, long, keys: [under = 0, over = 0] }) => [
    { at, long: 0.25, keys: [under] },
    { at: at + 0.25, long: long - 0.25, keys: [over] },
  ]);
  score.sing(right, rolling, { at: 128, force: 86, held: 0.9 });
  score.sing(left, cBass, { at: 129, force: 70, held: 0.85 });
  march(128, 8);
  score.accompany(
    strings,
    "A/4 D/1 D#dim/1 E/2 A/4 D/1 E/1 A/1",
    [
      [0, 0.4, "chord"],
      [0.5, 0.4, "chord", -8],
    ],
    { at: 129, force: 60, every: 1 },
  );
  score.sing(right, "C#6/.75 C#6/.25", { at: 144, force: 82, held: 0.8 });
  score.sing(left, "A3/.5 A3", { at: 144, force: 66, held: 0.8 });
  const bell = "C#5+E5+A5+C#6/2";
  const close = "E5+A5+C#6/.5 E5+A5+C#6 E5+A5+C#6 E5+A5+C#6";
  const spin = "D6/.25 C#6 B5 C#6 D6 C#6 B5 C#6 |";
  const half = `${bell} | ${bell} | ${spin} F#5+A5+D6/2 |`;
  const coda = `${half} ${close} | E5+G#5+B5/1.5 E6/.5 | ${half} E5+A5+C#6/2 | E5+G#5+B5/.5 E5+G#5+B5 E5+G#5+B5 E5+G#5+B5`;
  score.sing(right, coda, { at: 145, force: 88, held: 0.92 });
  score.sing(
    left,
    `${times(3, beats("A", 4))} | ${beats("D", 4)} | ${beats("A", 4)} | ${beats("E", 4)} | ${times(3, beats("A", 4))} | ${beats("D", 4)} | ${beats("A", 4)} | ${beats("E", 4)}`,
    { at: 145, force: 72, held: 0.85 },
  );
  score.accompany(strings, "A/6 D/2 A/2 E/2 A/6 D/2 A/2 E/2", held(2), {
    at: 145,
    force: 58,
    every: 2,
  });
  march(144, 12);
  const end =
    "A4+C#5+E5+A5/1.5 C#5+C#6/.5 | A4+A5/1.5 E5+E6/.5 | A4+A5/1.5 C#5+C#6/.5 | A4+A5 C#5+C#6 A4+A5 E5+E6 | A4+A5/1 A4+C#5+E5+A5/1 | A4+C#5+E5+A5/1";
  score.sing(right, end, { at: 169, force: 92, held: 0.9 });
  score.sing(piccolo, end.replaceAll("A4+C#5+E5+A5", "A5").replaceAll(/([A-G]#?)[45]\+/g, ""), {
    at: 169,
    force: 56,
    held: 0.9,
  });
  score.sing(left, `${times(4, beats("A", 4))} | A2/1 A2+C#3+E3+A3 | A2+C#3+E3+A3/1`, {
    at: 169,
    force: 80,
    held: 0.85,
  });
  march(168, 5);
  score.sing(strings, "A3+C#4+E4+A4/1 | A3+C#4+E4+A4/1".replace("|", ""), {
    at: 178,
    force: 74,
    held: 0.8,
  });
  score.beat(kit, drums.crash, [0, 1], 1, { at: 178, force: 58 });
  return score;
};
