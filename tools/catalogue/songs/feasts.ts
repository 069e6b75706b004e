import { drums } from "./instruments.ts";
import { type Figure, Score } from "./score.ts";
import { tunes } from "./tunes.ts";

const waltz: Figure = [
  [0, 0.9, "bass", 8],
  [1, 0.5, "chord", -4],
  [2, 0.5, "chord", -6],
];
const oompah: Figure = [
  [0, 0.8, "bass", 8],
  [1, 0.4, "chord", -4],
  [2, 0.8, "fifth", 4],
  [3, 0.4, "chord", -4],
];

/** "Happy Birthday to You" for a swinging trio and a vibraphone. */
export const birthday = (): Score => {
  const { tune, chords } = tunes.birthday;
  const score = new Score(124, 3);
  const vibes = score.part("vibraphone", { volume: 108, pan: 72, reverb: 58 });
  const piano = score.part("piano", { volume: 90, pan: 50, reverb: 46 });
  const bass = score.part("bass", { volume: 106, pan: 64, reverb: 26 });
  const strings = score.part("strings", { volume: 54, pan: 64, reverb: 80 });
  const kit = score.part("drums", { volume: 84, reverb: 36 });
  score.accompany(
    piano,
    "F/3 C7/2",
    [
      [0, 0.9, "bass"],
      [1, 0.4, "chord"],
      [2, 0.4, "chord"],
    ],
    { force: 62 },
  );
  score.sing(vibes, tune, { at: 5, force: 82, held: 1 });
  score.sing(piano, tune, { at: 29, force: 84, by: -12, held: 0.95 });
  score.sing(vibes, tune, { at: 29, force: 78, held: 1 });
  for (const at of [6, 30]) {
    const rich = at === 30;
    score.accompany(
      bass,
      chords,
      [
        [0, 0.9, "bass", 4],
        [1, 0.8, "fifth"],
        [2, 0.8, "bass", -4],
      ],
      { at, force: 76 },
    );
    score.accompany(
      piano,
      chords,
      [
        [1, 0.4, "chord"],
        [1.67, 0.25, "chord", -10],
        [2, 0.4, "chord", -4],
      ],
      { at, force: rich ? 54 : 58, centre: 64 },
    );
    score.accompany(strings, chords, [[0, 3, "chord"]], { at, force: rich ? 58 : 34 });
    score.beat(kit, drums.ride, [0, 1, 1.67, 2], 8, { at, force: 46 });
    score.beat(kit, drums.pedal, [1], 8, { at, force: 50 });
    if (rich) score.beat(kit, drums.brush, [2], 8, { at, force: 40 });
  }
  score.sing(piano, "F2+C3+A3+C4+G4/4", { at: 54, force: 76, spread: 0.03 });
  score.sing(vibes, "F5+A5+C6+G6/4", { at: 54, force: 66, spread: 0.09 });
  score.sing(bass, "F2/4", { at: 54, force: 84 });
  score.beat(kit, drums.crash, [0], 1, { at: 54, force: 52 });
  return score;
};

/** "Auld Lang Syne": guitar and whistle first, then everyone. */
export const auld = (): Score => {
  const { verse, chorus, chords } = tunes.auld;
  const score = new Score(142, 4);
  const guitar = score.part("steelGuitar", { volume: 92, pan: 48, reverb: 52 });
  const whistle = score.part("whistle", { volume: 78, pan: 76, reverb: 72 });
  const accordion = score.part("accordion", { volume: 72, pan: 56, reverb: 60 });
  const bass = score.part("bass", { volume: 96, pan: 64, reverb: 30 });
  const choir = score.part("choir", { volume: 72, pan: 64, reverb: 90 });
  const kit = score.part("drums", { volume: 70, reverb: 40 });
  score.sing(whistle, verse, { force: 74, by: 12, held: 1 });
  score.sing(whistle, chorus, { at: 32, force: 80, by: 12, held: 1 });
  score.sing(accordion, chorus, { at: 32, force: 76, held: 0.98 });
  const strum: Figure = [
    [0, 1, "bass", 6],
    [1, 0.9, "chord", -2],
    [2, 0.9, "fifth", 2],
    [3, 0.9, "chord", -4],
    [3.5, 0.4, "chord", -12],
  ];
  for (const at of [1, 33]) {
    score.accompany(guitar, chords, strum, { at, force: 62, spread: 0.018, centre: 57 });
    score.accompany(
      bass,
      chords,
      [
        [0, 1.8, "bass"],
        [2, 1.8, "fifth"],
      ],
      { at, force: at === 1 ? 60 : 74 },
    );
  }
  score.accompany(choir, chords, [[0, 4, "chord"]], { at: 33, force: 62 });
  score.beat(kit, drums.tambourine, [1, 3], 8, { at: 33, force: 38 });
  score.beat(kit, drums.kick, [0, 2], 8, { at: 33, force: 54 });
  for (const part of [guitar, accordion])
    score.sing(part, "F3+C4+F4+A4/4", { at: 65, force: 68, spread: 0.05 });
  score.sing(bass, "F2/4", { at: 65, force: 74 });
  return score;
};

/** "Jingle Bells" with sleigh bells, glockenspiel and brass. */
export const jingle = (): Score => {
  const { first, tune, chords } = tunes.jingle;
  const score = new Score(186, 4);
  const bells = score.part("glockenspiel", { volume: 86, pan: 70, reverb: 60 });
  const brass = score.part("brass", { volume: 84, pan: 48, reverb: 54 });
  const clarinet = score.part("clarinet", { volume: 84, pan: 80, reverb: 50 });
  const bass = score.part("tuba", { volume: 88, pan: 64, reverb: 34 });
  const piano = score.part("piano", { volume: 80, pan: 56, reverb: 44 });
  const kit = score.part("drums", { volume: 92, reverb: 44 });
  score.beat(kit, drums.sleigh, [0, 1, 2, 3], 20, { force: 62 });
  score.accompany(piano, "G/4 D7/4", oompah, { force: 62 });
  score.sing(clarinet, `${first} B4/1 A4 A4 B4 | A4/2 D5/2`, { at: 8, force: 78 });
  score.sing(brass, `${first} D5/1 D5 C5 A4 | G4/4`, { at: 40, force: 84 });
  score.sing(bells, tune, { at: 8, force: 76, by: 12 });
  score.accompany(
    bass,
    chords,
    [
      [0, 0.8, "bass"],
      [2, 0.8, "fifth"],
    ],
    { at: 8, force: 78 },
  );
  score.accompany(
    piano,
    chords,
    [
      [1, 0.4, "chord"],
      [3, 0.4, "chord", -3],
    ],
    { at: 8, force: 62, centre: 64 },
  );
  score.beat(kit, drums.snare, [1, 3], 8, { at: 40, force: 36 });
  const tag = "D5/1 D5 C5 A4 | G4/2 D5/2 | G5/4";
  score.sing(brass, tag, { at: 72, force: 90 });
  score.sing(bells, tag, { at: 72, force: 84, by: 12 });
  score.accompany(
    bass,
    "D7/4 G/2 D7/2 G/2",
    [
      [0, 0.8, "bass"],
      [2, 0.8, "fifth"],
    ],
    { at: 72, force: 84 },
  );
  score.sing(piano, "G3+B3+D4+G4/4", { at: 80, force: 74 });
  score.beat(kit, drums.crash, [0], 1, { at: 80, force: 60 });
  return score;
};

/** "We Wish You a Merry Christmas": celesta, then strings and horns. */
export const merry = (): Score => {
  const { wish, tidings, wishes, goods } = tunes.merry;
  const score = new Score(164, 3);
  const celesta = score.part("celesta", { volume: 104, pan: 70, reverb: 64 });
  const strings = score.part("strings", { volume: 88, pan: 48, reverb: 70 });
  const horn = score.part("horn", { volume: 80, pan: 80, reverb: 72 });
  const pizzicato = score.part("pizzicato", { volume: 96, pan: 60, reverb: 50 });
  const kit = score.part("drums", { volume: 80, reverb: 46 });
  score.sing(celesta, wish, { force: 78, by: 12 });
  score.sing(celesta, tidings, { at: 24, force: 76, by: 12 });
  score.sing(strings, wish, { at: 48, force: 84, by: 12 });
  score.sing(horn, wish, { at: 48, force: 76 });
  for (const [at, chords] of [
    [1, wishes],
    [25, goods],
    [49, wishes],
  ] as const) {
    score.accompany(pizzicato, chords, waltz, { at, force: 70 });
    if (at > 1) score.accompany(strings, chords, [[0, 3, "chord"]], { at, force: 48 });
  }
  score.beat(kit, drums.triangle, [0], 16, { at: 1, force: 40 });
  score.beat(kit, drums.sleigh, [0, 1, 2], 8, { at: 49, force: 56 });
  score.sing(strings, "G3+B3+D4+G4+B4/3", { at: 73, force: 82 });
  score.sing(celesta, "G5+B5+D6+G6/3", { at: 73, force: 76, spread: 0.05 });
  score.sing(pizzicato, "G2/3", { at: 73, force: 80 });
  return score;
};

/** "For He’s a Jolly Good Fellow", three times, with more of the band each time; a beat is an eighth. */
export const jolly = (): Score => {
  const { tune, chords } = tunes.jolly;
  const score = new Score(330, 6);
  const trumpet = score.part("trumpet", { volume: 88, pan: 56, reverb: 48 });
  const trombone = score.part("trombone", { volume: 80, pan: 80, reverb: 48 });
  const clarinet = score.part("clarinet", { volume: 88, pan: 44, reverb: 46 });
  const tuba = score.part("tuba", { volume: 92, pan: 64, reverb: 34 });
  const kit = score.part("drums", { volume: 84, reverb: 40 });
  for (const turn of [0, 1, 2]) {
    const at = turn * 48;
    score.sing(turn === 0 ? clarinet : trumpet, tune, { at, force: 78 + turn * 4, held: 0.88 });
    if (turn === 2) score.sing(clarinet, tune, { at, force: 76, by: 12, held: 0.88 });
    score.accompany(
      tuba,
      chords,
      [
        [0, 1.6, "bass", 6],
        [3, 1.6, "fifth"],
      ],
      { at: at + 1, force: 74 },
    );
    score.accompany(
      trombone,
      chords,
      [
        [2, 0.8, "chord", -6],
        [5, 0.8, "chord", -6],
      ],
      { at: at + 1, force: 60 },
    );
    if (turn > 0) {
      score.beat(kit, drums.kick, [0, 3], 8, { at: at + 1, force: 62 });
      score.beat(kit, drums.snare, [2, 3, 5], 8, { at: at + 1, force: 34 });
    }
  }
  score.sing(trumpet, "G4+B4+D5+G5/6", { at: 145, force: 92 });
  score.sing(trombone, "G3+B3+D4/6", { at: 145, force: 80 });
  score.sing(tuba, "G2/6", { at: 145, force: 86 });
  score.beat(kit, drums.crash, [0], 1, { at: 145, force: 70 });
  return score;
};

/** Wagner, the Bridal Chorus, for organ-like strings, horns and harp. */
export const bridal = (): Score => {
  const { tune, chords } = tunes.bridal;
  const score = new Score(76, 4);
  const strings = score.part("strings", { volume: 88, pan: 50, reverb: 84 });
  const horn = score.part("horn", { volume: 84, pan: 78, reverb: 84 });
  const harp = score.part("harp", { volume: 80, pan: 44, reverb: 74 });
  const bass = score.part("cello", { volume: 88, pan: 80, reverb: 76 });
  const trumpet = score.part("trumpet", { volume: 72, pan: 60, reverb: 80 });
  score.sing(horn, tune, { force: 72, held: 1 });
  score.sing(strings, tune, { force: 64, by: 12, held: 1 });
  const later = tune.split("|").slice(4).join("|");
  score.sing(trumpet, later, { at: 16, force: 70, held: 0.98 });
  score.accompany(strings, chords, [[0, 4, "chord"]], { force: 50 });
  score.accompany(bass, chords, [[0, 4, "bass"]], { force: 62, by: 12 });
  score.accompany(
    harp,
    chords,
    [
      [0, 1, 0],
      [0.5, 1, 1],
      [1, 1, 2],
      [1.5, 1, 1],
      [2, 1, 0],
      [2.5, 1, 1],
      [3, 1, 2],
      [3.5, 1, 1],
    ],
    { force: 48 },
  );
  score.sing(strings, "Bb3+D4+F4+Bb4+D5/4", { at: 32, force: 74 });
  score.sing(harp, "Bb2+F3+Bb3+D4+F4+Bb4+D5/4", { at: 32, force: 62, spread: 0.08 });
  score.sing(bass, "Bb2/4", { at: 32, force: 66 });
  return score;
};

/** "Greensleeves" for harp, flute and strings; a beat is an eighth. */
export const greensleeves = (): Score => {
  const { verse, chorus, verseChords, chorusChords } = tunes.greensleeves;
  const score = new Score(208, 6);
  const flute = score.part("recorder", { volume: 92, pan: 72, reverb: 72 });
  const harp = score.part("harp", { volume: 92, pan: 48, reverb: 68 });
  const strings = score.part("strings", { volume: 66, pan: 64, reverb: 86 });
  const cello = score.part("cello", { volume: 76, pan: 84, reverb: 74 });
  const broken: Figure = [
    [0, 3, "bass", 4],
    [1, 2, 0, -6],
    [2, 2, 1, -6],
    [3, 2, 2, -4],
    [4, 2, 1, -8],
    [5, 1, 0, -8],
  ];
  score.sing(flute, verse, { force: 74, by: 12, held: 0.98 });
  score.sing(flute, chorus, { at: 49, force: 80, held: 0.98 });
  score.sing(strings, chorus, { at: 49, force: 62, held: 1 });
  score.accompany(harp, verseChords, broken, { at: 1, force: 60, every: 6 });
  score.accompany(harp, chorusChords, broken, { at: 49, force: 62, every: 6 });
  score.accompany(strings, chorusChords, [[0, 6, "chord"]], { at: 49, force: 46, every: 6 });
  score.accompany(cello, chorusChords, [[0, 6, "bass"]], { at: 49, force: 58, every: 6, by: 12 });
  score.sing(harp, "A2+E3+A3+C4+E4+A4/4", { at: 97, force: 60, spread: 0.08 });
  return score;
};
