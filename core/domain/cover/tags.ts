import { type ExportedStyle, exportedStyle } from "./exported.ts";
import type { Drawing } from "./family.ts";
import type { CoverVariant } from "./variant.ts";

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

/** What people call a style that covers made elsewhere are drawn in. */
const STYLE_TAGS: { readonly [S in ExportedStyle]: string } = {
  characters: "animal cute funny kids children character cartoon",
  paper: "paper paper-cut layers shadow calm",
  botanical: "flowers leaves plants botanical elegant nature",
  minimal: "minimal simple modern quiet elegant",
  geometric: "geometric shapes pattern modern bold",
  folk: "folk painted traditional pattern handmade",
  retro: "retro vintage old nostalgic",
  framed: "photo pictures memories frame",
  typographic: "words letters sign poster typographic",
};

/** What is on single covers, where a name does not say it. */
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
  sleepy_cat: "cats kitten pet rain window animal",
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
  nordic_knit: "jumper winter reindeer christmas",
  paper_village: "snow winter houses christmas",
  shirt_and_tie: "dad office",
  instant_camera: "photography",
  star_heart: "night sky constellation love",
  flower_bicycle: "bike cycling",
};

/** What is said of one cover alone. */
export const coverTags = (variant: CoverVariant, theme: string): string =>
  [ONE_BY_ONE[theme] ?? "", variant === "exported" ? STYLE_TAGS[exportedStyle(theme)] : ""].join(
    " ",
  );
