import type { StarburstTheme } from "#core/domain/cover/index.ts";

const burst = (
  name: string,
  fadeoutCenter: number,
  fadeoutOutter: number,
  colorsStarburst: readonly number[],
  text: string,
): StarburstTheme => ({
  name,
  fadeoutCenter,
  fadeoutOutter,
  colorsStarburst: [...colorsStarburst],
  colorsText: text.split(" "),
});

/** The six starbursts (COVER-25); the first is what an unknown theme becomes. */
export const themes: readonly StarburstTheme[] = [
  burst(
    "starburst-0",
    0.22,
    0.95,
    [0.98, 0.25, 0.32, 1, 0.73, 0.27, 0.56, 0.08, 0.28],
    "#FFFFFF #FFF3B0 #FFE0D6 #FFFFFF #FFE8A3 #FFD6E0",
  ),
  burst(
    "starburst-1",
    0.3,
    1.05,
    [0.11, 0.2, 0.56, 0.24, 0.72, 0.93, 0.05, 0.07, 0.26],
    "#FFFFFF #BDE0FE #FFF3B0 #E0FBFC #FFC8DD #FFFFFF",
  ),
  burst(
    "starburst-2",
    0.25,
    1,
    [1, 0.87, 0.45, 1, 0.62, 0.36, 0.93, 0.35, 0.42],
    "#6B1D3F #8A2846 #4A1942 #A0293F #5A2A6B #7A1F3A",
  ),
  burst(
    "starburst-3",
    0.28,
    0.9,
    [0.05, 0.5, 0.42, 0.55, 0.85, 0.45, 0.02, 0.25, 0.28],
    "#FFFFFF #FFF8D6 #E9FFF4 #FFE8A3 #FFFFFF #D8F3DC",
  ),
  burst(
    "starburst-4",
    0.2,
    1,
    [0.45, 0.13, 0.68, 0.96, 0.4, 0.72, 0.2, 0.03, 0.35],
    "#FFFFFF #FFD6FF #FFF3B0 #FFE5F1 #E0AAFF #FFFFFF",
  ),
  burst(
    "starburst-5",
    0.35,
    1.1,
    [0.97, 0.94, 0.88, 0.97, 0.78, 0.72, 0.88, 0.58, 0.55],
    "#8E2F3C #B5533C #6B3A5B #A63D40 #7A4B2A #94384F",
  ),
];
