import type { Genre } from "#core/domain/soundtrack/index.ts";
import type { Score } from "../songs/score.ts";
import { canon, spring } from "./baroque.ts";
import { jingle, merry, silentNight } from "./carols.ts";
import { auld, greensleeves, scarborough } from "./folk.ts";
import { entertainer, rondo } from "./keyboard.ts";
import { breeze, lamplight } from "./lounge.ts";
import { clair, gymnopedie } from "./moonlight.ts";
import { morning, ode } from "./orchestra.ts";
import { firstLight, sunnySide } from "./ours.ts";
import { birthday, jolly } from "./party.ts";
import { bridal, furElise } from "./romance.ts";

/** A piece that a card can play from its first slide to its last. */
export interface LongPiece {
  readonly id: string;
  readonly name: string;
  readonly composer: string;
  /** When it was written: what puts it in the public domain, or that it is ours. */
  readonly origin: string;
  readonly genre: Genre;
  readonly play: () => Score;
}

/** What we wrote ourselves. */
const own = { composer: "Fanfold", origin: "2026, written for Fanfold; MIT" } as const;
const folk = "Traditional";

/** By genre, in the order in which they're offered. */
export const longPieces: readonly LongPiece[] = [
  {
    id: "first-light",
    name: "First Light",
    ...own,
    genre: "Acoustic",
    play: firstLight,
  },
  {
    id: "greensleeves",
    name: "Greensleeves",
    composer: folk,
    origin: "about 1580",
    genre: "Acoustic",
    play: greensleeves,
  },
  {
    id: "scarborough-fair",
    name: "Scarborough Fair",
    composer: folk,
    origin: "17th century or before",
    genre: "Acoustic",
    play: scarborough,
  },
  {
    id: "auld-lang-syne",
    name: "Auld Lang Syne",
    composer: folk,
    origin: "1788",
    genre: "Acoustic",
    play: auld,
  },
  {
    id: "happy-birthday",
    name: "Happy Birthday to You",
    composer: "Patty & Mildred Hill",
    origin: "1893; in the public domain everywhere since 2016",
    genre: "Celebration",
    play: birthday,
  },
  {
    id: "for-hes-a-jolly-good-fellow",
    name: "For He’s a Jolly Good Fellow",
    composer: folk,
    origin: "18th century",
    genre: "Celebration",
    play: jolly,
  },
  {
    id: "ode-to-joy",
    name: "Ode to Joy",
    composer: "Ludwig van Beethoven",
    origin: "1824",
    genre: "Celebration",
    play: ode,
  },
  { id: "lamplight", name: "Lamplight", ...own, genre: "Chill", play: lamplight },
  { id: "sea-breeze", name: "Sea Breeze", ...own, genre: "Chill", play: breeze },
  {
    id: "gymnopedie-no-1",
    name: "Gymnopédie No. 1",
    composer: "Erik Satie",
    origin: "1888",
    genre: "Chill",
    play: gymnopedie,
  },
  {
    id: "morning-mood",
    name: "Morning Mood",
    composer: "Edvard Grieg",
    origin: "1875",
    genre: "Chill",
    play: morning,
  },
  {
    id: "jingle-bells",
    name: "Jingle Bells",
    composer: "James Lord Pierpont",
    origin: "1857",
    genre: "Festive",
    play: jingle,
  },
  {
    id: "silent-night",
    name: "Silent Night",
    composer: "Franz Xaver Gruber",
    origin: "1818",
    genre: "Festive",
    play: silentNight,
  },
  {
    id: "we-wish-you-a-merry-christmas",
    name: "We Wish You a Merry Christmas",
    composer: folk,
    origin: "19th century or before",
    genre: "Festive",
    play: merry,
  },
  {
    id: "canon-in-d",
    name: "Canon in D",
    composer: "Johann Pachelbel",
    origin: "about 1690",
    genre: "Romantic",
    play: canon,
  },
  {
    id: "clair-de-lune",
    name: "Clair de lune",
    composer: "Claude Debussy",
    origin: "1905",
    genre: "Romantic",
    play: clair,
  },
  {
    id: "fur-elise",
    name: "Für Elise",
    composer: "Ludwig van Beethoven",
    origin: "1810",
    genre: "Romantic",
    play: furElise,
  },
  {
    id: "bridal-chorus",
    name: "Bridal Chorus",
    composer: "Richard Wagner",
    origin: "1850",
    genre: "Romantic",
    play: bridal,
  },
  {
    id: "sunny-side",
    name: "Sunny Side",
    ...own,
    genre: "Upbeat",
    play: sunnySide,
  },
  {
    id: "the-entertainer",
    name: "The Entertainer",
    composer: "Scott Joplin",
    origin: "1902",
    genre: "Upbeat",
    play: entertainer,
  },
  {
    id: "spring",
    name: "Spring",
    composer: "Antonio Vivaldi",
    origin: "1725",
    genre: "Upbeat",
    play: spring,
  },
  {
    id: "rondo-alla-turca",
    name: "Rondo alla turca",
    composer: "Wolfgang Amadeus Mozart",
    origin: "1784",
    genre: "Upbeat",
    play: rondo,
  },
];
