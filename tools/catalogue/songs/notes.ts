/** One note or chord: when it begins and how long it sounds, in beats; MIDI keys, 60 being the middle C. */
export interface Sound {
  readonly at: number;
  readonly long: number;
  readonly keys: readonly number[];
}

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** "F#4" is 66. */
export const keyOf = (name: string): number => {
  const [, step = "", sign = "", octave = ""] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const base = steps[step];
  if (base === undefined) throw new Error(`${name} is no note.`);
  return base + (sign === "#" ? 1 : sign === "b" ? -1 : 0) + 12 * (Number(octave) + 1);
};

/** "1.5" is one and a half, "1:3" a third. */
const beatsOf = (length: string): number => {
  const [over = "", under = "1"] = length.split(":");
  return Number(over) / Number(under);
};

/**
 * Reads a line of music: notes with their beats ("F#5/1.5"), chords ("C4+E4/2"), rests ("_/1"), triplets ("C4/1:3"), bars between "|". What
 * has no length has that of the note before it; "~/1" ties the note on. A bar that isn't `bar` beats long is a slip of the pen, told by number;
 * the first and the last may be shorter.
 */
export const read = (line: string, bar: number): readonly Sound[] => {
  const sounds: Sound[] = [];
  let at = 0;
  let long = 1;
  const bars = line.split("|");
  for (const [number, words] of bars.entries()) {
    const from = at;
    for (const word of words.trim().split(/\s+/).filter(Boolean)) {
      const [names = "", length] = word.split("/");
      long = length === undefined ? long : beatsOf(length);
      const before = sounds.at(-1);
      if (names === "~" && before)
        sounds[sounds.length - 1] = { ...before, long: before.long + long };
      else if (names !== "_") sounds.push({ at, long, keys: names.split("+").map(keyOf) });
      at += long;
    }
    const isEdge = number === 0 || number === bars.length - 1;
    if (bars.length === 1) continue;
    if (Math.abs(at - from - bar) > 1e-6 && !(isEdge && at - from < bar))
      throw new Error(`Bar ${number} has ${at - from} beats in place of ${bar}: ${words}`);
  }
  return sounds;
};

const qualities: Readonly<Record<string, readonly number[]>> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "7": [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  dim: [0, 3, 6],
  "6": [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  "9": [0, 4, 10, 14],
  m9: [3, 7, 10, 14],
  maj9: [4, 7, 11, 14],
  "69": [4, 7, 9, 14],
  "13": [4, 10, 14, 21],
  "7b9": [4, 7, 10, 13],
  add9: [0, 2, 4, 7],
  sus4: [0, 5, 7],
  "7sus4": [0, 5, 7, 10],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
};

/** A chord of an accompaniment: its root (bass), and its tones around the middle of the keyboard. */
export interface Harmony {
  readonly at: number;
  readonly long: number;
  readonly bass: number;
  readonly fifth: number;
  readonly tones: readonly number[];
}

/** Reads chords with their beats: "Bb/4 F7/2 C/E/2" (a bass of its own after a slash). */
export const harmonies = (line: string, centre = 60): readonly Harmony[] => {
  let at = 0;
  return line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "|")
    .map((word) => {
      const parts = word.split("/");
      const long = Number(parts.at(-1));
      const [, root = "", quality = ""] = /^([A-G][#b]?)(.*)$/.exec(parts[0] ?? "") ?? [];
      const intervals = qualities[quality];
      if (!intervals || Number.isNaN(long)) throw new Error(`${word} is no chord.`);
      const own = parts.length === 3 ? (parts[1] ?? root) : root;
      const base = keyOf(`${root}4`);
      const tones = intervals
        .map((one) => base + one)
        .map((one) => {
          let tone = one;
          while (tone > centre + 7) tone -= 12;
          while (tone < centre - 5) tone += 12;
          return tone;
        })
        .sort((a, b) => a - b);
      const bass = keyOf(`${own}2`);
      const harmony = {
        at,
        long,
        bass,
        fifth: (root === own ? bass : keyOf(`${root}2`)) + 7,
        tones,
      };
      at += long;
      return harmony;
    });
};
