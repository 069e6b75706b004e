import { type Figure, Score } from "./score.ts";
import { tunes } from "./tunes.ts";

/** Pachelbel, Canon in D: harp and cello, then one violin after another over the same eight chords. */
export const canon = (): Score => {
  const { ground, chords, one, two, three } = tunes.canon;
  const score = new Score(72, 4);
  const cello = score.part("cello", { volume: 92, pan: 84, reverb: 76 });
  const harp = score.part("harp", { volume: 84, pan: 44, reverb: 70 });
  const first = score.part("violin", { volume: 92, pan: 40, reverb: 84 });
  const second = score.part("strings", { volume: 80, pan: 88, reverb: 84 });
  const third = score.part("strings", { volume: 66, pan: 64, reverb: 90 });
  for (const turn of [0, 1, 2, 3]) {
    score.sing(cello, ground, { at: turn * 8, force: 64 });
    score.accompany(
      harp,
      chords,
      [
        [0, 1.5, 0],
        [0.25, 1, 1],
        [0.5, 1, 2],
        [0.75, 0.8, 3],
      ],
      {
        at: turn * 8,
        force: 50 - turn * 2,
        every: 1,
        centre: 62,
      },
    );
  }
  score.sing(first, one, { at: 8, force: 66, held: 1 });
  score.sing(first, two, { at: 16, force: 70, held: 1 });
  score.sing(second, one, { at: 16, force: 60, held: 1 });
  score.sing(first, three, { at: 24, force: 78, by: 12, held: 0.98 });
  score.sing(second, two, { at: 24, force: 64, held: 1 });
  score.sing(third, one, { at: 24, force: 56, by: -12, held: 1 });
  score.sing(cello, "D2+D3/2.5", { at: 32, force: 66 });
  score.sing(first, "F#5/2.5", { at: 32, force: 66 });
  score.sing(second, "A4+D5/2.5", { at: 32, force: 60 });
  score.sing(harp, "D3+A3+D4+F#4+A4/2.5", { at: 32, force: 56, spread: 0.07 });
  return score;
};

/** Beethoven, "Ode to Joy": basses alone, then strings, then everyone. */
export const ode = (): Score => {
  const { open, closed, bridge, chords } = tunes.ode;
  const score = new Score(140, 4);
  const bass = score.part("cello", { volume: 100, pan: 76, reverb: 70 });
  const strings = score.part("strings", { volume: 96, pan: 48, reverb: 76 });
  const horns = score.part("horn", { volume: 78, pan: 80, reverb: 80 });
  const trumpets = score.part("trumpet", { volume: 84, pan: 58, reverb: 72 });
  const drum = score.part("timpani", { volume: 88, pan: 64, reverb: 80 });
  score.sing(bass, open, { force: 66, by: -12 });
  score.sing(strings, closed, { at: 16, force: 68 });
  score.sing(strings, "D3/4 | A3/4 | B3/2 F#3/2 | A3/2 D3/2", { at: 16, force: 54 });
  score.sing(horns, "F#4/4 | E4/4 | D4/4 | C#4/2 D4/2", { at: 16, force: 50 });
  score.sing(strings, bridge, { at: 32, force: 78 });
  score.accompany(horns, chords, [[0, 4, "chord"]], { at: 32, force: 62, centre: 57 });
  score.accompany(
    bass,
    chords,
    [
      [0, 1, "bass"],
      [1, 1, "bass"],
      [2, 1, "fifth"],
      [3, 1, "bass"],
    ],
    { at: 32, force: 74 },
  );
  score.sing(strings, closed, { at: 48, force: 92, by: 12 });
  score.sing(trumpets, closed, { at: 48, force: 92 });
  score.sing(
    drum,
    "D2/1 _/1 D2/1 A2/1 | A2/1 _/1 A2/1 A2/1 | D2/1 _/1 D2/1 D2/1 | A2/1 A2/1 D2/2",
    { at: 48, force: 84 },
  );
  score.sing(strings, "D4+F#4+A4+D5/2", { at: 64, force: 92 });
  score.sing(trumpets, "D4+A4+D5/2", { at: 64, force: 84 });
  score.sing(bass, "D2+D3/2", { at: 64, force: 88 });
  score.sing(drum, "D2/2", { at: 64, force: 100 });
  return score;
};

/** Vivaldi, "Spring": the opening, loud and then as an echo. */
export const spring = (): Score => {
  const { phrase, second } = tunes.spring;
  const score = new Score(106, 4);
  const solo = score.part("violin", { volume: 92, pan: 50, reverb: 62 });
  const strings = score.part("strings", { volume: 92, pan: 72, reverb: 66 });
  const bass = score.part("cello", { volume: 88, pan: 84, reverb: 60 });
  const harp = score.part("harp", { volume: 60, pan: 40, reverb: 60 });
  // begins with an upbeat of half a beat, and ends half a beat before the bar
  const times = [0, 12, 24, 36] as const;
  const lines = [phrase, phrase, second, second] as const;
  for (const [order, at] of times.entries()) {
    const loud = order % 2 === 0;
    const line = lines[order] ?? phrase;
    score.sing(solo, line, { at, force: loud ? 84 : 62, held: 0.9 });
    if (loud) score.sing(strings, line, { at, force: 74, held: 0.9, by: -12 });
    const chords =
      order < 2 ? "E/2 E/2 E/2 E/2 E/1 A/1 B/1 E/0.5" : "E/2 A/1 E/1 E/2 A/1 E/1 A/1 E/1 B/1 E/0.5";
    const eighths: Figure = [
      [0, 0.45, "bass"],
      [0.5, 0.45, "bass", -8],
    ];
    score.accompany(bass, chords, eighths, {
      at: at + 0.5,
      force: loud ? 70 : 52,
      every: 1,
      by: 12,
    });
    score.accompany(harp, chords, [[0, 1, "chord"]], {
      at: at + 0.5,
      force: loud ? 56 : 44,
      every: 1,
      spread: 0.02,
    });
  }
  score.sing(solo, "E5+G#5+E6/2", { at: 48, force: 80, spread: 0.04 });
  score.sing(strings, "E4+G#4+B4/2", { at: 48, force: 76 });
  score.sing(bass, "E2+E3/2", { at: 48, force: 76 });
  return score;
};

/** Grieg, "Morning Mood": flute, oboe, then the strings with the sun. A beat is an eighth. */
export const morning = (): Score => {
  const { call, chords } = tunes.morning;
  const score = new Score(162, 6);
  const flute = score.part("flute", { volume: 100, pan: 52, reverb: 84 });
  const oboe = score.part("oboe", { volume: 84, pan: 78, reverb: 84 });
  const strings = score.part("strings", { volume: 80, pan: 64, reverb: 88 });
  const harp = score.part("harp", { volume: 74, pan: 44, reverb: 80 });
  const bass = score.part("cello", { volume: 80, pan: 80, reverb: 80 });
  score.sing(flute, call, { force: 70, held: 1 });
  score.accompany(strings, chords, [[0, 6, "chord"]], { force: 40, every: 12 });
  score.sing(oboe, call, { at: 24, force: 70, by: -12, held: 1 });
  score.accompany(strings, "A/12 F#m/6 A/6", [[0, 6, "chord"]], {
    at: 24,
    force: 34,
    every: 12,
    by: 0,
  });
  score.accompany(strings, chords, [[0, 6, "chord"]], { at: 48, force: 52, every: 12 });
  score.sing(strings, call, { at: 48, force: 84, held: 1 });
  score.sing(flute, call, { at: 48, force: 66, by: 12, held: 0.95 });
  score.accompany(
    harp,
    chords,
    [
      [0, 4, "bass"],
      [1, 3, 0],
      [2, 3, 1],
      [3, 3, 2],
      [4, 2, 3],
      [5, 2, 4],
    ],
    { at: 48, force: 60, every: 6 },
  );
  score.accompany(bass, chords, [[0, 6, "bass"]], { at: 48, force: 66, every: 6 });
  score.sing(strings, "E3+B3+E4+G#4+B4/4", { at: 72, force: 66 });
  score.sing(harp, "E3+G#3+B3+E4+G#4+B4+E5/4", { at: 72, force: 56, spread: 0.09 });
  return score;
};

/** Offenbach, the cancan, four times round and faster in hand each time. */
export const cancan = (): Score => {
  const score = new Score(154, 2);
  const violins = score.part("strings", { volume: 92, pan: 46, reverb: 46 });
  const piccolo = score.part("piccolo", { volume: 78, pan: 70, reverb: 50 });
  const brass = score.part("brass", { volume: 86, pan: 78, reverb: 50 });
  const tuba = score.part("tuba", { volume: 84, pan: 64, reverb: 36 });
  const kit = score.part("drums", { volume: 84, reverb: 40 });
  const tune =
    "D5/2 | E5/.5 G5 F#5 E5 | A5/1 A5 | A5/.5 B5 F#5 G5 | E5/1 E5 | E5/.5 G5 F#5 E5 | D5 D6 C#6 B5 | A5 G5 F#5 E5";
  const chords = "D/2 A7/2 D/2 D/2 A7/2 A7/2 D/2 A7/2";
  const pump: Figure = [
    [0, 0.4, "bass", 6],
    [0.5, 0.35, "chord", -6],
    [1, 0.4, "fifth", 2],
    [1.5, 0.35, "chord", -6],
  ];
  score.accompany(
    tuba,
    "D/2 A7/2",
    [
      [0, 0.4, "bass"],
      [1, 0.4, "fifth"],
    ],
    { force: 74 },
  );
  score.accompany(
    brass,
    "D/2 A7/2",
    [
      [0.5, 0.3, "chord"],
      [1.5, 0.3, "chord"],
    ],
    { force: 62 },
  );
  for (const turn of [0, 1, 2, 3]) {
    const at = 4 + turn * 16;
    score.sing(violins, tune, { at, force: 74 + turn * 5, by: turn === 0 ? 0 : 0, held: 0.85 });
    if (turn % 2 === 1) score.sing(piccolo, tune, { at, force: 70, by: 12, held: 0.85 });
    if (turn > 1) score.sing(brass, tune, { at, force: 72, by: -12, held: 0.85 });
    score.accompany(
      turn > 1 ? violins : brass,
      chords,
      pump.filter(([, , what]) => what === "chord"),
      { at, force: 58, every: 2 },
    );
    score.accompany(
      tuba,
      chords,
      pump.filter(([, , what]) => what !== "chord"),
      { at, force: 76, every: 2 },
    );
    score.beat(kit, 38, [0.5, 1.5], 8, { at, force: 40 + turn * 8 });
    if (turn > 0) score.beat(kit, 36, [0, 1], 8, { at, force: 66 });
  }
  for (const part of [violins, brass])
    score.sing(part, "D4+F#4+A4+D5/1 D4+F#4+A4+D5/1", { at: 68, force: 96, held: 0.7 });
  score.sing(tuba, "D2/1 D2/1", { at: 68, force: 90, held: 0.7 });
  score.beat(kit, 49, [0, 1], 1, { at: 68, force: 84 });
  return score;
};
