import { EXPORTED } from "./exported.ts";
import { drawingOf, takesPhoto } from "./family.ts";
import type { Family } from "./theme.ts";
import type { CoverVariant } from "./variant.ts";

const names = (...rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    rows.map((row) => {
      const [theme = ""] = row.split(" ", 1);
      return [theme, row.slice(theme.length + 1)];
    }),
  );

/** What every theme of the catalogue is called; those of covers made elsewhere stand beside them. */
export const NAMES: { readonly [F in Family]: ReadonlyMap<string, string> } = {
  "particles text": names(
    "flowers-text-0 In the garden",
    "flowers-text-1 Garden at night",
    "flowers-text-2 Spring meadow",
    "flowers-text-3 Velvet blossoms",
  ),
  "particles shape": names(
    "flowers-shape-0 Heart of blossoms",
    "flowers-shape-1 Morning wreath",
    "flowers-shape-2 Heart by night",
    "flowers-shape-3 Summer wreath",
    "flowers-shape-4 Forest wreath",
  ),
  curvey: names(
    "curvey-0 Sunset letters",
    "curvey-1 Midnight neon",
    "curvey-2 Sky script",
    "curvey-3 Paper and coral",
    "curvey-4 Deep lagoon",
    "curvey-5 Rose letters",
    "curvey-6 Sunshine poster",
    "curvey-7 Garden letters",
    "curvey-8 Red and cream",
  ),
  curvey2: names(
    "KIN_WARP_01_01 Apricot dance",
    "KIN_WARP_01_02 Party at midnight",
    "KIN_WARP_01_03 Cloud nine",
    "KIN_WARP_01_04 Lemonade stand",
    "KIN_WARP_01_05 Turn of the tide",
    "KIN_WARP_01_06 Pink lemonade",
    "KIN_WARP_01_07 Fresh mint",
    "KIN_WARP_01_08 Cherry pop",
    "KIN_WARP_01_09 Lantern night",
    "KIN_WARP_01_10 Fruit salad",
    "KIN_WARP_01_11 Grape soda",
    "KIN_WARP_01_12 Pool party",
    "KIN_WARP_01_13 Coral reef",
    "KIN_WARP_02_01 Strawberry milk",
    "KIN_WARP_02_02 Ink and mint",
    "KIN_WARP_02_03 Circus poster",
    "KIN_WARP_02_04 Evergreen",
    "KIN_WARP_02_05 Violet disco",
    "KIN_WARP_02_06 Blush and plum",
    "KIN_WARP_02_07 Blueberry ice",
    "KIN_WARP_02_08 Desert road",
    "KIN_WARP_02_09 Olive grove",
    "KIN_WARP_02_10 Bubblegum",
    "KIN_WARP_02_11 Blackboard",
    "KIN_WARP_02_12 Eucalyptus",
    "KIN_WARP_02_13 Sweet pea",
    "KIN_WARP_03_01 Neon arcade",
    "KIN_WARP_03_02 Lavender glow",
    "KIN_WARP_03_03 City lights",
    "KIN_WARP_03_04 Bright lights",
    "KIN_WARP_03_05 Northern lights",
    "KIN_WARP_03_06 Fireflies",
    "KIN_WARP_03_07 Neon orchid",
    "KIN_WARP_03_08 Opening night",
    "KIN_WARP_03_09 Electric berry",
    "KIN_WARP_03_10 Rose glow",
    "KIN_WARP_03_11 Deep sea glow",
    "KIN_WARP_03_12 By candlelight",
    "KIN_WARP_03_13 Silver moon",
    "KIN_WARP_04_01 Fig and cream",
    "KIN_WARP_04_02 Lilac linen",
    "KIN_WARP_04_03 Harbour blue",
    "KIN_WARP_04_04 Burgundy silk",
    "KIN_WARP_04_05 Slate and sand",
    "KIN_WARP_04_06 Rose gold",
  ),
  astronaut: names(
    "astronaut-0 Pink planet walk",
    "astronaut-1 Blue planet walk",
    "astronaut-2 Green planet walk",
    "astronaut-3 Ember planet walk",
    "astronaut-4 Lilac planet walk",
  ),
  boat: names(
    "boat-0 Set sail",
    "boat-1 Misty morning sail",
    "boat-2 Lagoon sail",
    "boat-3 Sunset sail",
    "boat-4 Moonlit sail",
    "boat-5 Sail on the lake",
    "boat-6 Coral coast sail",
  ),
  cake: names(
    "cake-0 Strawberry cherry cake",
    "cake-1 Chocolate layer cake",
    "cake-2 Dark chocolate cake",
    "cake-3 Blueberry cherry cake",
    "cake-4 Pistachio cake",
    "cake-5 Orange layer cake",
    "cake-6 Plum cherry cake",
    "cake-7 Red velvet cake",
  ),
  hearts: names(
    "hearts-0 Raspberry hearts",
    "hearts-1 Sugar hearts",
    "hearts-2 Violet hearts",
    "hearts-3 Garnet hearts",
    "hearts-4 Seaside hearts",
    "hearts-5 Starlit hearts",
    "hearts-6 Honey hearts",
    "hearts-7 Woodland hearts",
  ),
  "paper hearts": names("paperheart-0 Red paper heart", "paperheart-1 Violet paper heart"),
  ripples: names(
    "ripples-1 Rain on the lake",
    "ripples-2 Rose water",
    "ripples-4 Golden pond",
    "ripples-5 Evening rain",
    "ripples-6 Forest pool",
  ),
  rocket: names(
    "rocket-1 Red rocket lift-off",
    "rocket-2 White rocket lift-off",
    "rocket-3 Yellow rocket lift-off",
  ),
  starburst: names(
    "starburst-0 Red starburst",
    "starburst-1 Blue starburst",
    "starburst-2 Sunburst",
    "starburst-3 Emerald starburst",
    "starburst-4 Purple starburst",
    "starburst-5 Ivory starburst",
  ),
  trail: names(
    "trail-0 Pink ribbon",
    "trail-1 Ice ribbon",
    "trail-2 Golden ribbon",
    "trail-3 Blush ribbon",
    "trail-4 Coral ribbon",
    "trail-5 Apricot ribbon",
    "trail-6 Blue ribbon",
    "trail-7 Silver ribbon",
  ),
  xmas: names(
    "xmas-1 Tree in the green night",
    "xmas-2 Tree in the red night",
    "xmas-3 Tree under blue stars",
    "xmas-4 Tree in the snow",
    "xmas-5 Tree in violet light",
    "xmas-6 Golden tree",
    "xmas-7 Tree by moonlight",
  ),
};

const themeName = (variant: CoverVariant, theme: string): string | undefined => {
  const drawing = drawingOf(variant);
  if (drawing === "default") return "Bunting";
  if (drawing === "exported") return EXPORTED.find(({ name }) => name === theme)?.label;
  return NAMES[drawing].get(theme);
};

/** What a cover of the catalogue is called, one that takes a photo after it too; its theme where it is none. */
export const labelOf = (variant: CoverVariant, theme: string): string => {
  const name = themeName(variant, theme);
  if (name === undefined) return theme;
  return takesPhoto(variant) ? `${name} with photo` : name;
};
