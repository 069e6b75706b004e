import { EXPORTED } from "./exported.ts";
import type { CoverVariant } from "./variant.ts";

/** One cover in the shop: choosing it starts a card with its variant and theme (SHOP-10, OPEN-146). */
export interface ShopCover {
  readonly variant: CoverVariant;
  /** A theme of the catalogue, or the id of an exported cover. */
  readonly theme: string;
  /** What the cover is called in the shop. */
  readonly label: string;
  /** Suggested instead of the occasion's own title; may hold %RECIPIENT_NAME%. */
  readonly title?: string;
}

const LABELS: Readonly<Record<string, string>> = {
  "curvey-0": "Sunset letters",
  "curvey-1": "Midnight neon",
  "curvey-2": "Sky script",
  "curvey-3": "Paper and coral",
  "curvey-4": "Deep lagoon",
  "curvey-5": "Rose letters",
  "curvey-6": "Sunshine poster",
  "curvey-7": "Garden letters",
  "curvey-8": "Red and cream",
  "cake-0": "Strawberry cherry cake",
  "cake-1": "Chocolate layer cake",
  "cake-2": "Dark chocolate cake",
  "cake-3": "Blueberry cherry cake",
  "cake-4": "Pistachio cake",
  "cake-5": "Orange layer cake",
  "cake-6": "Plum cherry cake",
  "cake-7": "Red velvet cake",
};

/** What a cover of the catalogue is called; null for one without a name of its own. */
export const labelOf = (theme: string): string | null =>
  EXPORTED.find(({ name }) => name === theme)?.label ?? LABELS[theme] ?? null;

/** "curvey-2 cake-0" with titles of its own: "curvey-2=Thanks a million". */
const covers = (...themes: readonly string[]): readonly ShopCover[] =>
  themes.map((entry) => {
    const [theme = "", title] = entry.split("=");
    const made = EXPORTED.find(({ name }) => name === theme);
    return {
      variant: made ? "exported" : theme.startsWith("cake") ? "cake" : "curvey",
      theme,
      label: labelOf(theme) ?? theme,
      ...(title === undefined ? {} : { title }),
    };
  });

const named = (words: string): string => `${words} %RECIPIENT_NAME%`;

/** Covers by occasion value (SHOP-01), best first; cakes only where there is something to slice. */
export const SHOP_COVERS: Readonly<Record<string, readonly ShopCover[]>> = {
  custom: covers(
    "curvey-3",
    "curvey-1",
    "1011",
    "bee_queen",
    "curvey-6",
    "curvey-2",
    "curvey-4",
    "curvey-7",
    "cake-3",
  ),
  birthday: covers(
    "cake-0",
    "curvey-0",
    "unicorn_clouds_birthday",
    "dino-roarsome",
    "hedgehog_birthday",
    "sloth_suprise",
    "bee_queen",
    "cake-3",
    "curvey-6",
    "cake-7",
    "curvey-1",
    "cake-1",
    "cake-5",
    `curvey-2=${named("Hip hip hooray")}`,
    "cake-4",
    "cake-2",
    "cake-6",
  ),
  welcome: covers(
    "curvey-6",
    "curvey-2",
    "1004",
    "1011",
    "curvey-7",
    "curvey-0",
    "curvey-3",
    "curvey-4",
    "cake-4",
  ),
  "work anniversary": covers(
    "curvey-4",
    "cake-5",
    "1008",
    "curvey-3",
    "curvey-1",
    "curvey-6",
    "cake-2",
  ),
  thanks: covers(
    "curvey-2",
    `curvey-3=${named("Thank you so much")}`,
    "1005",
    "doctor_dance",
    "curvey-7",
    "curvey-0",
    `curvey-8=${named("Thanks a million")}`,
    "curvey-4",
    "curvey-5",
  ),
  congrats: covers(
    "curvey-1",
    "cake-5",
    "1006",
    "1008",
    "curvey-6",
    "curvey-0",
    `curvey-4=${named("You did it")}`,
    "cake-3",
    "cake-7",
  ),
  appreciation: covers(
    "curvey-7",
    "curvey-5",
    "bee_queen",
    "doctor_dance",
    "curvey-2",
    `curvey-0=${named("You are wonderful")}`,
    "curvey-3",
    "curvey-4",
  ),
  getwell: covers(
    "curvey-7",
    "curvey-2",
    "1003",
    "doctor_dance",
    `curvey-6=${named("Sending sunshine")}`,
    "curvey-3",
    "curvey-5",
    "curvey-0",
  ),
  leaving: covers(
    "curvey-4",
    "curvey-0",
    "1004",
    "sloth_suprise",
    `curvey-3=${named("We will miss you")}`,
    "curvey-1",
    `curvey-2=${named("Bon voyage")}`,
    "curvey-7",
    "cake-6",
  ),
  valentines: covers(
    "curvey-8",
    "curvey-5",
    "1007",
    "cake-7",
    "cake-0",
    `curvey-3=${named("I love you")}`,
    "curvey-0",
  ),
  anniversary: covers(
    "curvey-8",
    "cake-6",
    "1007",
    "1010",
    "curvey-5",
    "cake-1",
    "curvey-4",
    "cake-7",
  ),
  wedding: covers("curvey-5", "cake-3", "1010", "curvey-3", "cake-1", "curvey-4", "cake-4"),
  mothers: covers(
    "curvey-5",
    "cake-0",
    "1005",
    "bee_queen",
    "curvey-7",
    "curvey-2",
    "curvey-8",
    "cake-1",
  ),
  fathers: covers("curvey-4", "cake-2", "1009", "curvey-3", "curvey-1", "curvey-6", "cake-5"),
  christmas: covers(
    "curvey-8",
    "curvey-4",
    "1001",
    "1002",
    "cake-7",
    `curvey-7=${named("Season's greetings")}`,
    "curvey-3",
    "cake-2",
  ),
  trip: covers(
    "curvey-2",
    "curvey-0",
    "1004",
    "1011",
    "curvey-6",
    "curvey-4",
    "curvey-7",
    "curvey-1",
  ),
  album: covers("curvey-3", "curvey-5", "1004", "curvey-7", "curvey-4", "curvey-2", "curvey-1"),
};

/** What the shop lists for an occasion; a word it does not know gets the custom covers. */
export const shopCovers = (occasion: string): readonly ShopCover[] =>
  (Object.hasOwn(SHOP_COVERS, occasion) ? SHOP_COVERS[occasion] : undefined) ??
  SHOP_COVERS.custom ??
  [];
