import type { FACES } from "./faces.ts";

/** What stands on the shelf of one occasion. */
interface Shelf {
  /** Themes and ids of exported covers, best first, after the occasion's face; `+photo` for those that show one. */
  readonly covers: string;
  /** Titles of single covers instead of the occasion's own. */
  readonly titles?: Readonly<Record<string, string>>;
}

const to = (words: string): string => `${words} %RECIPIENT_NAME%`;

/**
 * Every family and theme of the catalogue where it fits (F-61): best first, what looks alike never side by side, trees
 * at Christmas, cakes only where there is something to slice.
 */
export const SHELVES: { readonly [occasion in keyof typeof FACES]: Shelf } = {
  custom: {
    covers: `
      flowers-shape-1 1011 starburst-5 ripples-1 curvey-1 bee_queen boat-1 curvey-3 flowers-text-2 trail-1
      KIN_WARP_04_01 default hearts-4 curvey-6 rocket-2 1004 curvey-2 astronaut-4 trail-5+photo KIN_WARP_01_04
      ripples-6 cake-3 curvey-4 flowers-shape-3+photo starburst-3 curvey-7`,
  },
  birthday: {
    covers: `
      curvey-0 unicorn_clouds_birthday flowers-text-0 rocket-1 dino-roarsome starburst-0 KIN_WARP_01_02 astronaut-0
      curvey-6 hedgehog_birthday cake-3 KIN_WARP_03_06 default sloth_suprise flowers-shape-0 cake-7 starburst-2
      curvey-1 bee_queen trail-0 cake-1 rocket-2 KIN_WARP_01_12 flowers-text-1 KIN_WARP_02_03 cake-5 astronaut-1
      curvey-2 boat-6 hearts-6 cake-4 ripples-4 KIN_WARP_01_11 starburst-4 flowers-shape-2+photo KIN_WARP_02_10
      rocket-3 cake-2 KIN_WARP_03_09 trail-5 KIN_WARP_02_07 cake-6 KIN_WARP_02_05 astronaut-2`,
    titles: { "curvey-2": to("Hip hip hooray") },
  },
  welcome: {
    covers: `
      flowers-text-2 curvey-6 1004 starburst-2 KIN_WARP_01_03 boat-1 1011 curvey-2 ripples-1 flowers-shape-3
      rocket-3 KIN_WARP_01_07 astronaut-4 cake-4 curvey-7 trail-1 1003 curvey-0 hearts-4 KIN_WARP_02_02
      trail-4+photo starburst-3 curvey-3 1008 ripples-6 curvey-4`,
  },
  "work anniversary": {
    covers: `
      curvey-4 1008 cake-5 KIN_WARP_01_09 rocket-1 trail-2 curvey-3 1006 flowers-shape-4 KIN_WARP_03_04
      astronaut-1 ripples-1 curvey-1 cake-2 starburst-2 KIN_WARP_04_05 boat-0 trail-7 KIN_WARP_02_11 1009
      ripples-5 KIN_WARP_02_02 rocket-2 curvey-6 starburst-3 KIN_WARP_03_03`,
  },
  thanks: {
    covers: `
      curvey-2 1005 trail-5 KIN_WARP_01_10 starburst-5 bee_queen flowers-shape-1 curvey-3 ripples-4 doctor_dance
      KIN_WARP_02_13 hearts-1 boat-5 curvey-7 trail-3 1011 KIN_WARP_01_03 flowers-text-2 starburst-3 curvey-8
      flowers-shape-3 KIN_WARP_02_09 ripples-6 curvey-0 trail-4 KIN_WARP_02_11 hearts-6 curvey-4 flowers-text-3
      KIN_WARP_01_08`,
    titles: { "curvey-3": to("Thank you so much"), "curvey-8": to("Thanks a million") },
  },
  congrats: {
    covers: `
      curvey-1 starburst-2 1006 KIN_WARP_03_03 cake-5 trail-2 curvey-6 1008 flowers-text-1 KIN_WARP_01_02
      astronaut-3 starburst-4 flowers-shape-4 curvey-0 rocket-2 KIN_WARP_03_08 ripples-4 cake-3 curvey-4 default
      1009 KIN_WARP_02_03 trail-6 boat-2 KIN_WARP_03_01 cake-7 rocket-3 KIN_WARP_01_09 starburst-0`,
    titles: { "curvey-4": to("You did it") },
  },
  appreciation: {
    covers: `
      flowers-shape-1 curvey-7 trail-5 KIN_WARP_01_11 starburst-2 doctor_dance curvey-5 flowers-text-2 hearts-6
      curvey-2 ripples-6 1005 KIN_WARP_02_05 boat-2 flowers-shape-3 curvey-0 starburst-5 trail-4 KIN_WARP_03_06
      1009 curvey-3 rocket-3 ripples-4 curvey-4 hearts-2 KIN_WARP_01_04`,
    titles: { "curvey-0": to("You are wonderful") },
  },
  getwell: {
    covers: `
      curvey-7 flowers-text-2 ripples-6 doctor_dance boat-5 KIN_WARP_01_07 trail-1 curvey-2 flowers-shape-3 1011
      starburst-2 KIN_WARP_02_07 hearts-4 sloth_suprise curvey-6 ripples-1 curvey-3 astronaut-4 flowers-shape-1
      KIN_WARP_02_12 trail-4 boat-1 curvey-5 starburst-5 bee_queen curvey-0`,
    titles: { "curvey-6": to("Sending sunshine") },
  },
  leaving: {
    covers: `
      curvey-0 1004 rocket-2 KIN_WARP_01_05 ripples-5 astronaut-1 curvey-4 trail-6 sloth_suprise KIN_WARP_02_08
      boat-4 flowers-shape-2+photo curvey-3 flowers-text-1 1011 starburst-4 curvey-1 cake-6 trail-0+photo
      KIN_WARP_01_13 boat-0 curvey-2 rocket-3 KIN_WARP_03_11 trail-7 astronaut-2 curvey-7 ripples-1 KIN_WARP_01_01
      starburst-3 KIN_WARP_02_11`,
    titles: { "curvey-2": to("Bon voyage"), "curvey-3": to("We will miss you") },
  },
  valentines: {
    covers: `
      paperheart-0 1007 curvey-8 flowers-shape-0 hearts-3 KIN_WARP_03_10 trail-3 1010 curvey-5 hearts-1
      flowers-text-3 cake-7 KIN_WARP_02_01 paperheart-1 starburst-0 curvey-3 hearts-5 ripples-2 KIN_WARP_03_07
      flowers-shape-2 cake-0 hearts-2 KIN_WARP_01_06 trail-0+photo curvey-0 hearts-7 KIN_WARP_01_08`,
    titles: { "curvey-3": to("I love you") },
  },
  anniversary: {
    covers: `
      flowers-text-3 1007 trail-3 KIN_WARP_04_04 cake-6 hearts-3 curvey-8 ripples-2 flowers-shape-2 KIN_WARP_03_13
      cake-1 trail-0 curvey-4 1010 hearts-5 KIN_WARP_02_06 paperheart-1 boat-4 curvey-5 starburst-4
      flowers-shape-0+photo KIN_WARP_03_02 cake-7 ripples-5 KIN_WARP_03_12 hearts-0 trail-1+photo KIN_WARP_03_10`,
  },
  wedding: {
    covers: `
      flowers-text-0 1010 KIN_WARP_04_06 cake-3 hearts-1 flowers-shape-1 curvey-5 paperheart-0 starburst-5
      KIN_WARP_02_01 cake-1 trail-7 1007 KIN_WARP_02_06 ripples-2 flowers-shape-3+photo KIN_WARP_02_12 boat-5
      curvey-3 cake-4 trail-6+photo KIN_WARP_04_02 hearts-5 flowers-shape-0 curvey-4 ripples-4 KIN_WARP_03_13`,
  },
  mothers: {
    covers: `
      curvey-5 1005 flowers-text-0 cake-0 KIN_WARP_04_02 trail-3 hearts-1 bee_queen curvey-7 flowers-shape-3
      ripples-2 KIN_WARP_02_13 paperheart-1 cake-1 starburst-5 curvey-2 flowers-text-3 1003 KIN_WARP_04_06
      trail-5+photo hearts-2 KIN_WARP_02_10 boat-5 curvey-8 cake-3 ripples-4 KIN_WARP_01_06 flowers-shape-1+photo`,
  },
  fathers: {
    covers: `
      1009 boat-0 cake-2 KIN_WARP_04_03 rocket-1 starburst-1 trail-2 curvey-3 astronaut-3 1003 KIN_WARP_02_09
      ripples-1 boat-6 curvey-1 flowers-shape-4+photo cake-5 KIN_WARP_04_05 trail-7+photo rocket-3 curvey-6 boat-2
      KIN_WARP_02_08 astronaut-1 starburst-3 KIN_WARP_01_05`,
  },
  christmas: {
    covers: `
      curvey-8 1001 flowers-text-3 xmas-2 starburst-3 KIN_WARP_02_04 1002 xmas-3 curvey-4 cake-7 trail-4
      xmas-7 KIN_WARP_03_05 xmas-4 curvey-7 ripples-5 hearts-7 xmas-6 KIN_WARP_01_08 flowers-shape-4 1003
      xmas-5 KIN_WARP_03_12 cake-2 starburst-0 curvey-3 paperheart-0 KIN_WARP_04_04 trail-2+photo`,
    titles: { "curvey-7": to("Season's greetings") },
  },
  trip: {
    covers: `
      1004 curvey-2 boat-2 trail-1 KIN_WARP_01_12 ripples-1 rocket-2 flowers-shape-1+photo curvey-0 1011 boat-3
      KIN_WARP_02_08 starburst-2 astronaut-3 curvey-6 trail-2+photo KIN_WARP_04_03 boat-1 ripples-6 curvey-4
      rocket-3 KIN_WARP_03_05 astronaut-2 curvey-7 hearts-4 boat-5 KIN_WARP_01_03 trail-6 curvey-1`,
  },
  album: {
    covers: `
      trail-5+photo curvey-3 flowers-shape-1+photo 1004 KIN_WARP_04_01 boat-5 starburst-5 curvey-5 hearts-6
      flowers-text-1 KIN_WARP_02_12 trail-3+photo ripples-2 curvey-7 flowers-shape-3+photo rocket-2 KIN_WARP_01_13
      astronaut-4 trail-0+photo curvey-4 1011 boat-1 curvey-2 starburst-3 flowers-shape-4+photo curvey-1`,
  },
};
