import { cancan, canon, morning, ode, spring } from "./classical.ts";
import { auld, birthday, bridal, greensleeves, jingle, jolly, merry } from "./feasts.ts";
import { entertainer, furElise, gymnopedie, lullaby } from "./piano.ts";
import type { Score } from "./score.ts";

/** A bundled piece: what it's called, who wrote it, words that people look for, and how it's played. */
export interface Piece {
  readonly name: string;
  readonly title: string;
  readonly composer: string;
  /** Dates that put the tune in the public domain. */
  readonly origin: string;
  readonly words: string;
  readonly play: () => Score;
}

/** In the order in which they're offered where nothing is looked for. */
export const pieces: readonly Piece[] = [
  {
    name: "happy-birthday",
    title: "Happy Birthday to You",
    composer: "Patty & Mildred Hill",
    origin: "1893; in the public domain everywhere since 2016",
    words: "happy birthday, party, celebrate, cake, jazz, swing, sing along",
    play: birthday,
  },
  {
    name: "canon-in-d",
    title: "Canon in D",
    composer: "Johann Pachelbel",
    origin: "about 1690",
    words: "wedding, anniversary, love, romantic, strings, calm, classical",
    play: canon,
  },
  {
    name: "for-hes-a-jolly-good-fellow",
    title: "For He’s a Jolly Good Fellow",
    composer: "Traditional",
    origin: "18th century",
    words:
      "congratulations, well done, leaving, farewell, retirement, celebrate, brass band, party, birthday, promotion",
    play: jolly,
  },
  {
    name: "the-entertainer",
    title: "The Entertainer",
    composer: "Scott Joplin",
    origin: "1902",
    words: "fun, funny, ragtime, piano, silent film, cheerful, happy, party",
    play: entertainer,
  },
  {
    name: "ode-to-joy",
    title: "Ode to Joy",
    composer: "Ludwig van Beethoven",
    origin: "1824",
    words: "congratulations, joy, triumph, graduation, celebrate, orchestra, classical, well done",
    play: ode,
  },
  {
    name: "gymnopedie-no-1",
    title: "Gymnopédie No. 1",
    composer: "Erik Satie",
    origin: "1888",
    words: "calm, quiet, thinking of you, piano, sympathy, relax, slow, get well",
    play: gymnopedie,
  },
  {
    name: "spring",
    title: "Spring",
    composer: "Antonio Vivaldi",
    origin: "1725",
    words: "four seasons, welcome, new start, happy, mothers day, violin, classical, fresh",
    play: spring,
  },
  {
    name: "auld-lang-syne",
    title: "Auld Lang Syne",
    composer: "Traditional",
    origin: "1788",
    words: "goodbye, farewell, leaving, new year, friends, memories, scotland, folk",
    play: auld,
  },
  {
    name: "fur-elise",
    title: "Für Elise",
    composer: "Ludwig van Beethoven",
    origin: "1810",
    words: "piano, classical, romantic, love, calm, valentines day",
    play: furElise,
  },
  {
    name: "morning-mood",
    title: "Morning Mood",
    composer: "Edvard Grieg",
    origin: "1875",
    words: "sunrise, good morning, get well, nature, new start, travel, flute, calm, peer gynt",
    play: morning,
  },
  {
    name: "bridal-chorus",
    title: "Bridal Chorus",
    composer: "Richard Wagner",
    origin: "1850",
    words: "wedding, here comes the bride, marriage, big day, engagement",
    play: bridal,
  },
  {
    name: "lullaby",
    title: "Lullaby",
    composer: "Johannes Brahms",
    origin: "1868",
    words: "new baby, goodnight, sleep, music box, baby shower, cradle song, calm",
    play: lullaby,
  },
  {
    name: "can-can",
    title: "Can-Can",
    composer: "Jacques Offenbach",
    origin: "1858",
    words: "party, dance, fun, celebrate, crazy, galop, hooray, new job",
    play: cancan,
  },
  {
    name: "greensleeves",
    title: "Greensleeves",
    composer: "Traditional",
    origin: "about 1580",
    words: "england, folk, love, harp, calm, thinking of you, memories",
    play: greensleeves,
  },
  {
    name: "jingle-bells",
    title: "Jingle Bells",
    composer: "James Lord Pierpont",
    origin: "1857",
    words: "merry christmas, xmas, winter, sleigh, santa, snow, holidays",
    play: jingle,
  },
  {
    name: "we-wish-you-a-merry-christmas",
    title: "We Wish You a Merry Christmas",
    composer: "Traditional",
    origin: "19th century or before",
    words: "merry christmas, xmas, carol, new year, holidays, winter",
    play: merry,
  },
];
