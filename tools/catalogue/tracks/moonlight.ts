import { Score } from "../songs/score.ts";
import { held } from "./figures.ts";

/** Satie, the first Gymnopédie, once through; strings and a flute come in behind the piano. */
export const gymnopedie = (): Score => {
  const score = new Score(80, 3, { ring: 5, breath: 0.04, ending: 0.5 });
  const left = score.part("mellowPiano", { volume: 92, pan: 56, reverb: 78 });
  const right = score.part("mellowPiano", { volume: 127, pan: 70, reverb: 78 });
  const strings = score.part("slowStrings", { volume: 72, pan: 64, reverb: 96 });
  const flute = score.part("flute", { volume: 72, pan: 82, reverb: 90 });
  const cello = score.part("cello", { volume: 66, pan: 46, reverb: 86 });
  const rock = "_/1 B3+D4+F#4/2 | _/1 A3+C#4+F#4/2";
  const six = Array.from({ length: 6 }, () => rock).join(" | ");
  score.sing(left, Array.from({ length: 8 }, () => "G2/3 | D2/3").join(" | "), { force: 52 });
  score.sing(
    left,
    "F#2/3 | B1/3 | E2/3 | E2/3 | D2/3 | A1/3 | D2/3 | D2/3 | D2/3 | D2/3 | D2/3 | D2/3 | D2/3 | D2/3 | D2/3 | E2/3 | F#2/3 | B1/3 | E2/3 | E2/3 | E2/1 B2 E3 | A2+G3/3",
    { at: 48, force: 54 },
  );
  score.sing(left, `${six} | ${rock} | ${rock}`, { force: 42, spread: 0.008 });
  score.sing(
    left,
    "_/1 A3+C#4+F#4/2 | _/1 B3+D4+F#4/2 | _/1 G3+B3/2 | _/1 B3+D4+G4/2 | _/1 F3+A3+D4/2 | _/1 A3+C4+E4/2 | _/1 G3+B3+E4/2 | _/1 D3+G3+B3+E4/2 | _/1 C3+E3+A3+D4/2 | _/1 C3+F#3+A3+D4/2 | _/1 A3+C4+F4/2 | _/1 A3+C4+E4/2 | _/1 D3+G3+B3+E4/2 | _/1 C3+E3+A3+D4/2 | _/1 C3+F#3+A3+D4/2 | _/1 B3+E4+G4/2 | _/1 A3+C#4+F#4/2 | _/1 B3+D4+F#4/2 | _/1 C#4+E4+A4/2 | _/1 A3+C#4+F#4+A4/2 | _/1 A3+D4/1 B3+D4+G4/1",
    { at: 48, force: 44, spread: 0.008 },
  );
  const melody = "_/1 F#5 A5 | G5 F#5 C#5 | B4 C#5 D5 | A4/3";
  score.sing(right, `${melody} | F#4/3 | ~ | ~ | ~`, { at: 12, force: 59, held: 1.02 });
  score.sing(right, `${melody} | C#5/3 | F#5/3 | E4/3 | ~ | ~`, { at: 36, force: 56, held: 1.02 });
  score.sing(
    right,
    "A4/1 B4 C5 | E5 D5 B4 | D5 C5 B4 | D5/3 | ~/2 D5/1 | E5 F5 G5 | A5 C5 D5 | E5 D5 B4 | D5/3 | ~/2 D5/1 | G5/3 | F#5/3 | B4/1 A4 B4 | C#5 D5 E5 | C#5 D5 E5 | F#4/3 | C4+E4+A4+C5/3 | D4+F#4+A4+D5/3",
    { at: 63, force: 60, held: 1.02 },
  );
  score.sing(left, "D2+A2+D3/3", { at: 114, force: 50 });
  score.accompany(strings, "G/3 D/3 G/3 D/3 F#m/3 Bm/3 Em/9", held(3), {
    at: 36,
    force: 30,
  });
  score.accompany(
    strings,
    "Am/3 Em/3 Em7/3 D7/6 Dm7/3 Am/3 Em/3 Am/3 D7/3 Em/3 F#m/3 Bm/3 F#m/3 F#m/3 D/3 Am/3 D/5",
    held(5),
    { at: 63, force: 36, every: 5 },
  );
  score.sing(flute, melody, { at: 36, force: 52, held: 1 });
  score.sing(
    cello,
    "A3/3 | G3/3 | G3/3 | A3/6 | A3/3 | A3/3 | G3/3 | A3/6 | B3/3 | C#4/3 | D4/3 | E4/3 | E4/3 | B3/3 | A3/3 | A3/4".replace(
      /\|/g,
      "",
    ),
    { at: 63, force: 46, held: 1 },
  );
  score.pedal(left, 0, 114);
  score.pedal(right, 0, 114);
  return score;
};

/** Debussy, "Clair de lune": its opening and its last page; a beat is an eighth. */
export const clair = (): Score => {
  const score = new Score(146, 9, { ring: 6, breath: 0.03, ending: 0.5 });
  const top = score.part("mellowPiano", { volume: 124, pan: 68, reverb: 72 });
  const inner = score.part("mellowPiano", { volume: 88, pan: 60, reverb: 72 });
  const deep = score.part("mellowPiano", { volume: 92, pan: 52, reverb: 72 });
  const strings = score.part("slowStrings", { volume: 60, pan: 64, reverb: 100 });
  // tones of both hands, as written: thirds that fall, over thirds that lie still
  score.sing(
    top,
    "_/1 F4+Ab4 F5+Ab5/4 Db5+F5/3 | ~/1 C5+Eb5 Db5+F5 C5+Eb5/6 | ~/1 Bb4+Db5 C5+Eb5 Db5/1.5 F5/3 Db5/1.5 | ~/1 Ab4+C5 Bb4+Db5 Ab4+C5/6 | C5/1 Bb4 C5 Bb4 Eb5 Bb4 Ab4 Bb4 Ab4 | ~/1 Gb4 Ab4 Gb4/3 F4/3 | ~/1 F4 Gb4 F4 Bb4 F4 Eb4 F4 Eb4 | ~/1 Db4 Eb4 Db4/3 C4/3",
    { force: 57, held: 1 },
  );
  score.sing(
    inner,
    "_/1 F4+Ab4/8 | Gb4+A4/9 | F4+Ab4/3 F4+Ab4+Bb4/6 | Eb4+Gb4/9 | Gb4/6 Gb4/3 | Eb4/6 Eb4/3 | Db4/9 | Bb3/6 Ab3/3",
    { force: 50, held: 1 },
  );
  score.sing(
    deep,
    "_/9 | _/9 | _/9 | _/9 | Db4+Eb4/6 C4+Eb4/3 | Bb3+Db4/6 A3+C4/3 | Ab3+Bb3/6 Gb3+Bb3/3 | F3+Ab3/6 Eb3+Gb3/1.5 Ab2/1.5",
    { force: 48, held: 1 },
  );
  // as the opening comes back, with a flat seventh that clouds over it
  const return_ = 72;
  score.sing(
    top,
    "_/1 F3+Ab3/2 F5+Ab5/3 Db5+F5/3 | ~/1 Eb5 F5 Eb5/6 | ~/1 Db4+Db5 Eb4+Eb5 Ab4+F5+Ab5/3 F4+Db5+F5/3 | ~/1 Eb5 F5 Eb5/3 Db5/3 | _/1 Db4 Eb4 F4+Bb4/3 Ab3+Db4+F4/3 | _/1 Gb4 Ab4 Bb4+Db5/3 Db4+Gb4+Bb4/3 | _/1 Bb4 C5 C5+F5/3 C4+Gb4+Ab4/3",
    { at: return_, force: 60, held: 1 },
  );
  score.sing(
    inner,
    "_/3 Cb4/6 | _/1 Gb4+Bb4/8 | _/1 Ab4/2 Cb4/6 | _/1 F4+Bb4/8 | _/1 Ab3/2 Db4/6 | _/1 Bb3+Db4/2 Gb4/6 | _/1 C4+Gb4/2 Ab4/6",
    { at: return_, force: 48, held: 1 },
  );
  score.sing(
    deep,
    "Db2+Ab2/1 F3+Ab3 F4+Ab4/7 | Gb2+Db3/1 Db3+Gb3+Bb3+Db4/8 | Ab2/1 F3+Ab3/2 Db4+F4/3 Db4/3 | Bb2/1 F3+Bb3/2 Eb4/3 Db4/3 | F2/9 | Eb2/3 Eb3 Eb4 | Ab2/1.5 Eb3 Ab5/3 Ab3",
    { at: return_, force: 54, held: 1 },
  );
  // the last page: rising waves, and light on them
  const end = return_ + 63;
  score.sing(
    deep,
    "Db2/.5 Ab2 Db3 F3 Ab3 Db4 F2 C3 F3 Ab3 C4 F4 Db2 Ab2 Db3 F3 Ab3 Db4 | F2 C3 F3 Ab3 C4 F4 Ab2 Fb3 Ab3 Cb4 Fb4 Gb4 Ab4/3 | Db3/.5 Ab3 Db4 F4 Ab4 Db5 F3 C4 F4 Ab4 C5 F5 Db3 Ab3 Db4 F4 Ab4 Db5 | F3 C4 F4 Ab4 C5 F5 Ab3 Cb4 Fb4 Ab4 Cb5 Fb5/3.5 | Ab3/.5 Cb4 Fb4 Ab4 Cb5 Fb5/3.5 Ab2/3 | Db2/.5 Ab2 Db3 F3 Ab3 Db4 F4/1 Ab4 Db5 F5 Ab5 Db6",
    { at: end, force: 52, held: 1.2 },
  );
  score.sing(
    top,
    "_/9 | _/3 Ab4+Cb5/3 Fb4+Db5/3 | _/9 | _/3 Ab5+Cb6/3 Db6/3 | Ab5+Cb6/3 Db6 Fb6 | F6+Ab6/9",
    { at: end, force: 54, held: 1 },
  );
  score.sing(deep, "Db4+Ab4+Db5+F5/9", { at: end + 54, force: 42, spread: 0.12 });
  score.sing(top, "Ab5+Db6+F6+Ab6/9", { at: end + 54, force: 40, spread: 0.12 });
  const pad = "Db/9 Gb/9 Db/9 Bbm/9 Db/9 Ebm/9 Ab/9";
  score.accompany(strings, pad, [[0, 9, "chord"]], { at: return_, force: 26, every: 9 });
  score.accompany(strings, "Db/15", [[0, 15, "chord"]], { at: end + 45, force: 24, every: 15 });
  for (const part of [top, inner, deep]) score.pedal(part, 0, end + 54, 3);
  score.linger(60, 14, 0.25);
  score.linger(128, 10, 0.3);
  return score;
};
