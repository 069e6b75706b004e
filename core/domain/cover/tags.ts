import type { Drawing } from "./family.ts";

/** What people call a drawing beside the names of its covers. */
export const DRAWING_TAGS: { readonly [D in Drawing]: string } = {
  default: "bunting garland flags party classic",
  exported: "illustrated",
  "particles text": "flowers floral botanical elegant petals letters text garden",
  "particles shape": "flowers floral botanical elegant petals frame garden romantic",
  curvey: "letters text lettering typographic poster retro bold curly hand-lettered",
  curvey2: "letters text lettering typographic poster retro bold wavy groovy",
  astronaut: "space planet moon stars sci-fi adventure rocket kids",
  boat: "sea ocean sailing ship water waves holiday travel paper-cut",
  cake: "cake candles sweet party baking food dessert",
  hearts: "love hearts romantic",
  "paper hearts": "love hearts romantic paper-cut paper folded",
  ripples: "water calm quiet elegant minimal simple circles",
  rocket: "space launch stars adventure kids sci-fi rocket",
  starburst: "retro sunshine rays comic pop bright geometric minimal",
  trail: "ribbon elegant minimal simple line flowing wedding",
  xmas: "christmas winter tree snow stars festive holiday",
};

/** Covers with an animal on them, or somebody drawn like one. */
const CHARACTERS = `
  bee_queen dino-roarsome hedgehog_birthday sloth_suprise doctor_dance unicorn_clouds_birthday 1001 1002 1003 1004 1005
  1006 1007 1008 1009 1010 1011`
  .trim()
  .split(/\s+/);

/** The same of single covers, where a name does not say it. */
const ONE_BY_ONE: Readonly<Record<string, string>> = {
  bee_queen: "bees insect honey crown",
  "dino-roarsome": "dino",
  hedgehog_birthday: "hedgehogs cake forest",
  sloth_suprise: "sloths slow lazy jungle late belated",
  doctor_dance: "doctors nurse hospital get-well health medical",
  unicorn_clouds_birthday: "unicorns rainbow magic",
  "1001": "penguins winter christmas ice",
  "1002": "rudolph deer winter christmas",
  "1003": "bears tea coffee cosy get-well hug",
  "1004": "rabbits easter hot-air sky",
  "1005": "elephants bouquet",
  "1006": "owls graduation exam school university degree",
  "1007": "cat kittens love",
  "1008": "foxes winner award prize success",
  "1009": "lions king boss",
  "1010": "penguin love romantic couple",
  "1011": "whales sea ocean",
  "curvey-1": "dark bright glow",
  KIN_WARP_03_01: "dark bright glow",
  KIN_WARP_03_07: "dark bright glow",
  KIN_WARP_04_01: "elegant",
  KIN_WARP_04_02: "elegant pastel",
  KIN_WARP_04_03: "elegant",
  KIN_WARP_04_04: "elegant",
  KIN_WARP_04_05: "elegant",
  KIN_WARP_04_06: "elegant",
  KIN_WARP_03_13: "elegant",
  "flowers-text-3": "dark wine",
};

/** What is said of one cover alone. */
export const coverTags = (theme: string): string =>
  [
    ONE_BY_ONE[theme] ?? "",
    CHARACTERS.includes(theme) ? "animal cute funny kids children character cartoon" : "",
  ].join(" ");
