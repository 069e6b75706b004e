// Melodies in the public domain, with their chords, as clips and tracks play them.

/** In F; begins with an upbeat of one beat. */
const birthday = (() => {
  const tune =
    "C5/.67 C5/.33 | D5/1 C5 F5 | E5/2 C5/.67 C5/.33 | D5/1 C5 G5 | F5/2 C5/.67 C5/.33 | C6/1 A5 F5 | E5 D5 Bb5/.67 Bb5/.33 | A5/1 F5 G5 | F5/2";
  const chords = "F/3 C7/3 C7/3 F/3 F7/3 Bb/3 C7/3 F/3";
  return { tune, chords };
})();

/** In F; both begin with an upbeat of one beat. */
const auld = (() => {
  const verse =
    "C4/1 | F4/1.5 F4/.5 F4/1 A4 | G4/1.5 F4/.5 G4/1 A4 | F4/1.5 F4/.5 A4/1 C5 | D5/3 D5/1 | C5/1.5 A4/.5 A4/1 F4 | G4/1.5 F4/.5 G4/1 A4 | F4/1.5 D4/.5 D4/1 C4 | F4/3";
  const chorus =
    "D5/1 | C5/1.5 A4/.5 A4/1 F4 | G4/1.5 F4/.5 G4/1 D5 | C5/1.5 A4/.5 A4/1 C5 | D5/3 D5/1 | C5/1.5 A4/.5 A4/1 F4 | G4/1.5 F4/.5 G4/1 A4 | F4/1.5 D4/.5 D4/1 C4 | F4/3";
  const chords = "F/4 C7/4 F/2 F7/2 Bb/4 F/4 C7/4 Dm/1 Gm/1 C7/2 F/4";
  return { verse, chorus, chords };
})();

/** In G, the chorus; `first` is what both its halves begin with. */
const jingle = (() => {
  const first =
    "B4/1 B4 B4/2 | B4/1 B4 B4/2 | B4/1 D5 G4/1.5 A4/.5 | B4/4 | C5/1 C5 C5/1.5 C5/.5 | C5/1 B4 B4 B4/.5 B4 |";
  const tune = `${first} B4/1 A4 A4 B4 | A4/2 D5/2 | ${first} D5/1 D5 C5 A4 | G4/4`;
  const chords = "G/4 G/4 G/4 G/4 C/4 G/4 A7/4 D7/4 G/4 G/4 G/4 G/4 C/4 G/4 D7/4 G/4";
  return { first, tune, chords };
})();

/** In G; both begin with an upbeat of one beat. */
const merry = (() => {
  const wish =
    "D4/1 | G4 G4/.5 A4 G4 F#4 | E4/1 E4 E4 | A4 A4/.5 B4 A4 G4 | F#4/1 D4 D4 | B4 B4/.5 C5 B4 A4 | G4/1 E4 D4/.5 D4 | E4/1 A4 F#4 | G4/2";
  const tidings =
    "D4/1 | G4 G4 G4 | F#4/2 F#4/1 | G4 F#4 E4 | D4/2 A4/1 | B4 A4 G4 | D5 D4 D4/.5 D4 | E4/1 A4 F#4 | G4/2";
  const wishes = "G/3 C/3 A7/3 D/3 B7/3 Em/3 C/1 D7/2 G/3";
  const goods = "G/3 D/3 Em/3 D/3 G/3 D7/3 C/1 D7/2 G/3";
  return { wish, tidings, wishes, goods };
})();

/** In G; an eighth is a beat, the first an upbeat. */
const jolly = (() => {
  const tune =
    "G4/1 | B4/2 B4/1 B4 A4 B4 | C5/3 B4/2 B4/1 | A4/2 A4/1 A4 G4 A4 | B4/3 G4/2 A4/1 | B4/2 B4/1 B4 A4 B4 | C5/3 E5/2 E5/1 | D5/2 D5/1 C5/2 A4/1 | G4/5";
  const chords = "G/6 C/3 G/3 D7/6 G/6 G/6 C/6 G/3 D7/3 G/6";
  return { tune, chords };
})();

/** In B flat. */
const bridal = (() => {
  const here = "F4/1 Bb4/.75 Bb4/.25 Bb4/2 | F4/1 C5/.75 A4/.25 Bb4/2 |";
  const tune = `${here} F4/1 Bb4/.75 Eb5/.25 Eb5/1 D5/.75 C5/.25 | Bb4/1 A4/.75 Bb4/.25 C5/2 | ${here} F4/1 Bb4/.75 D5/.25 F5/1 D5/.75 Bb4/.25 | G4/1 C5/.75 D5/.25 Bb4/2`;
  const chords = "Bb/4 F7/2 Bb/2 Bb/1 Eb/2 F7/1 Bb/1 F/1 F/2 Bb/4 F7/2 Bb/2 Bb/4 Cm/1 F7/1 Bb/2";
  return { tune, chords };
})();

/** In A minor; an eighth is a beat, the first an upbeat. */
const greensleeves = (() => {
  const verse =
    "A4/1 | C5/2 D5/1 E5/1.5 F5/.5 E5/1 | D5/2 B4/1 G4/1.5 A4/.5 B4/1 | C5/2 A4/1 A4/1.5 G#4/.5 A4/1 | B4/2 G#4/1 E4/2 A4/1 | C5/2 D5/1 E5/1.5 F5/.5 E5/1 | D5/2 B4/1 G4/1.5 A4/.5 B4/1 | C5/1.5 B4/.5 A4/1 G#4/1.5 F#4/.5 G#4/1 | A4/3 A4/3";
  const chorus =
    "G5/3 G5/1.5 F#5/.5 E5/1 | D5/2 B4/1 G4/1.5 A4/.5 B4/1 | C5/2 A4/1 A4/1.5 G#4/.5 A4/1 | B4/2 G#4/1 E4/3 | G5/3 G5/1.5 F#5/.5 E5/1 | D5/2 B4/1 G4/1.5 A4/.5 B4/1 | C5/1.5 B4/.5 A4/1 G#4/1.5 F#4/.5 G#4/1 | A4/6";
  const verseChords = "Am/6 G/6 Am/6 E/6 Am/6 G/6 Am/3 E/3 Am/6";
  const chorusChords = "C/6 G/6 Am/6 E/6 C/6 G/6 Am/3 E/3 Am/6";
  return { verse, chorus, verseChords, chorusChords };
})();

/** In D: the bass and chords of all, and three of the lines above them. */
const canon = (() => {
  const ground = "D3/1 A2 B2 F#2 | G2 D2 G2 A2";
  const chords = "D/1 A/1 Bm/1 F#m/1 G/1 D/1 G/1 A/1";
  const one = "F#5/1 E5 D5 C#5 | B4 A4 B4 C#5";
  const two = "D5/1 C#5 B4 A4 | G4 F#4 G4 E4";
  const three = "D4/.5 F#4 A4 G4 F#4 D4 F#4 E4 | D4 B3 D4 A4 G4 B4 A4 G4";
  return { ground, chords, one, two, three };
})();

/** In D. */
const ode = (() => {
  const line = "F#4/1 F#4 G4 A4 | A4 G4 F#4 E4 | D4 D4 E4 F#4 |";
  const open = `${line} F#4/1.5 E4/.5 E4/2`;
  const closed = `${line} E4/1.5 D4/.5 D4/2`;
  const bridge = "E4/1 E4 F#4 D4 | E4 F#4/.5 G4 F#4/1 D4 | E4 F#4/.5 G4 F#4/1 E4 | D4 E4 A3/2";
  const chords = "A/4 A/4 A/4 D/2 A/2 D/4 A/4 D/4 A/2 D/2";
  return { open, closed, bridge, chords };
})();

/** In E; begins with an upbeat of half a beat. */
const spring = (() => {
  const knock = "G#5/.5 G#5 G#5 F#5/.25 E5 B5/1.5 B5/.25 A5 |";
  const phrase = `E5/.5 | ${knock} ${knock} G#5/.5 A5/.25 B5 A5/.5 G#5 F#5/1 E5/.5`;
  const song = "B5/.5 A5/.25 G#5 A5/.5 B5 C#6/.5 B5/1 E5/.5 |";
  const second = `E5/.5 | ${song} ${song} C#6/.5 B5 A5 G#5 F#5/1 E5/.5`;
  return { phrase, second };
})();

/** In E; an eighth is a beat. */
const morning = (() => {
  const call =
    "B5/1 G#5 F#5 E5 F#5 G#5 | B5 G#5 F#5 E5 F#5/.5 G#5 F#5 G#5 | B5/1 G#5 B5 C#6 G#5 C#6 | B5 G#5 F#5 E5/3";
  const chords = "E/12 C#m/6 E/6";
  return { call, chords };
})();

export const tunes = {
  birthday,
  auld,
  jingle,
  merry,
  jolly,
  bridal,
  greensleeves,
  canon,
  ode,
  spring,
  morning,
};
