import type { Family, ParticlesTextTheme, Quality } from "#core/domain/cover/index.ts";

/** How the themes of a family are looked at. */
export interface Case {
  readonly id: string;
  readonly family: Family;
  /** Themes to look at, one after another until every field was seen in one. */
  readonly themes: readonly string[];
  /** Fields that are not seen by themselves, and why. */
  readonly aside?: RegExp;
  /** Fields that are for wide pictures alone. */
  readonly wide?: RegExp;
  /** What is drawn for a theme, where all of it would take long. */
  readonly lean?: (theme: object) => object;
  /** "high" where it isn't said. */
  readonly quality?: Quality;
}

/** A tenth of the grains that letters have, each larger. */
const sparse = (theme: object): object => {
  const { particles, ...rest } = theme as ParticlesTextTheme;
  const { nb, nbMobile } = particles;
  return { ...rest, particles: { ...particles, nb: nb / 10, nbMobile: nbMobile / 10 } };
};
const WIDE = /^(particles|border)\.(nb|scale)$|^text\.fontSize$/;

export const cases: readonly Case[] = [
  {
    id: "COVER-14",
    family: "particles text",
    themes: ["flowers-text-0"],
    // the most there may be
    aside: /^particles\.nbMobile$/,
    wide: WIDE,
    lean: sparse,
  },
  // the photo is the card's, not the theme's
  {
    id: "COVER-15",
    family: "particles shape",
    themes: ["flowers-shape-4"],
    aside: /^photo\.url$/,
    wide: WIDE,
  },
  // `debug` draws nothing; the first font is the one that others give way to
  {
    id: "COVER-16",
    family: "curvey",
    themes: ["curvey-3", "curvey-0", "curvey-8"],
    aside: /^(debug|fonts\.0\.useOnce)$/,
  },
  {
    id: "COVER-17",
    family: "curvey2",
    themes: ["KIN_WARP_02_02", "KIN_WARP_01_01", "KIN_WARP_03_06", "KIN_WARP_04_01"],
    aside:
      // lines have colours of their own, the ground its flat colour, the light its `glareAlpha`; what is at rest stays so
      /^(colorLetters|bgColor|themeColours|fonts\.0\.useOnce|glare\.alpha|bg\.imageURL|texture$|effects\.\d\.quality)/,
  },
  { id: "COVER-09", family: "astronaut", quality: "low", themes: ["astronaut-0"] },
  { id: "COVER-05", family: "boat", quality: "low", themes: ["boat-0"] },
  { id: "COVER-06", family: "cake", quality: "low", themes: ["cake-1"] },
  {
    id: "COVER-23",
    family: "hearts",
    themes: ["hearts-0", "hearts-1"],
  },
  { id: "COVER-07", family: "paper hearts", themes: ["paperheart-1"] },
  { id: "COVER-24", family: "ripples", themes: ["ripples-1", "ripples-2"] },
  { id: "COVER-25", family: "starburst", themes: ["starburst-0"] },
  { id: "COVER-26", family: "trail", themes: ["trail-0"] },
  { id: "COVER-08", family: "rocket", quality: "low", themes: ["rocket-1"] },
  { id: "COVER-09", family: "xmas", quality: "low", themes: ["xmas-1"] },
];
