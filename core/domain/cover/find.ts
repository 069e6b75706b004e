import { exportedStyle } from "./exported.ts";
import { drawingOf, takesPhoto } from "./family.ts";
import type { ShopCover } from "./shop.ts";

/** Words for what a style of drawing is like. */
const STYLES = {
  characters: "animal animals cute funny children",
  paper: "paper cut layers shadow calm",
  botanical: "flowers leaves plants botanical elegant nature",
  minimal: "minimal simple modern quiet elegant",
  geometric: "geometric shapes pattern modern bold",
  folk: "folk painted traditional pattern handmade",
  retro: "retro vintage old nostalgic",
  framed: "photo photos pictures memories frame",
  typographic: "words letters sign poster typographic",
} as const;
/** Words for what a family of scenes shows. */
const DRAWINGS: Readonly<Record<string, string>> = {
  astronaut: "space stars moon planet",
  boat: "sea sail ship water",
  cake: "candles party sweet",
  curvey: "letters bold colourful",
  curvey2: "letters bold colourful",
  hearts: "love romantic",
  "paper hearts": "love romantic paper",
  "particles shape": "flowers blossoms",
  "particles text": "flowers blossoms letters",
  ripples: "water rings calm",
  rocket: "space stars launch",
  starburst: "light rays party",
  trail: "ribbon elegant",
  xmas: "tree snow winter",
};
/** What single covers show beside what their names say. */
const SHOWN: Readonly<Record<string, string>> = {
  "curvey-1": "neon night",
  "1007": "kitten pets love",
  sleepy_cat: "kitten pet rain window",
  neon_sign: "night light bar",
  two_rings: "gold jewellery love",
  golden_laurel: "gold elegant award winner",
  deco_fans: "gold elegant twenties glamour",
  champagne_toast: "champagne elegant drink cheers",
  two_swans: "birds lake love",
  paper_doves: "birds love peace",
  folk_birds: "birds love heart",
  lantern_evening: "lights night wish",
  road_trip: "bus van beach travel",
  well_travelled: "suitcase travel journey",
  airmail_letter: "post plane travel stamp",
  vinyl_record: "music song",
  mixtape: "music cassette song",
  next_level: "game pixel robot computer",
  paper_reef: "fish sea ocean",
  one_line_tea: "cup drink warm",
  full_bookshelf: "books reading teacher school",
  chalk_drawings: "teacher school blackboard",
  nordic_knit: "jumper winter reindeer",
  paper_village: "snow winter houses",
  shirt_and_tie: "dad office",
  instant_camera: "photography",
  star_heart: "night sky constellation love",
  flower_bicycle: "bike cycling",
};

const plain = (words: string): readonly string[] =>
  words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const wordsOf = ({ variant, theme, label }: ShopCover): readonly string[] => {
  const style = variant === "exported" ? STYLES[exportedStyle(theme)] : "";
  const photo = takesPhoto(variant) ? "photo picture" : "";
  return plain([label, theme, style, photo, DRAWINGS[drawingOf(variant)], SHOWN[theme]].join(" "));
};

/** The covers of a shelf that what was typed is said of, each of its words or how it begins; all where nothing was. */
export const findCovers = (covers: readonly ShopCover[], typed: string): readonly ShopCover[] => {
  const wanted = plain(typed);
  if (wanted.length === 0) return covers;
  return covers.filter((cover) => {
    const said = wordsOf(cover);
    return wanted.every((one) => said.some((word) => word.startsWith(one)));
  });
};
