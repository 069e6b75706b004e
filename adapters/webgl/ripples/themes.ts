import type { RipplesTheme } from "#core/domain/cover/index.ts";

const ripples = (name: string, rings: readonly number[], text: string): RipplesTheme => ({
  name,
  colorsRipples: [...rings],
  colorsText: text.split(" "),
});

/** The five ripple covers (COVER-24); there is no ripples-0 and no ripples-3. */
export const themes: readonly RipplesTheme[] = [
  ripples(
    "ripples-1",
    [0.06, 0.45, 0.67, 0.56, 0.89, 0.93],
    "#FFFFFF #FFF3B0 #FFE0E9 #E0FBFC #FFD6A5 #FFFFFF",
  ),
  ripples(
    "ripples-2",
    [0.55, 0.09, 0.36, 1, 0.56, 0.63],
    "#FFFFFF #FFE5EC #FFF1C1 #FFD6E0 #FFFFFF #FFE8D6",
  ),
  ripples(
    "ripples-4",
    [0.99, 0.78, 0.36, 0.96, 0.42, 0.36],
    "#5A1A3C #7A1F4B #3A2A6B #8A1C3A #4A1942 #6B2737",
  ),
  ripples(
    "ripples-5",
    [0.11, 0.09, 0.32, 0.42, 0.29, 0.76],
    "#FFFFFF #BDE0FE #FFC8DD #FFF3B0 #CDB4DB #E0FBFC",
  ),
  ripples(
    "ripples-6",
    [0.05, 0.36, 0.3, 0.66, 0.88, 0.55],
    "#FFFFFF #FFF8D6 #F1FFE0 #FFE8C2 #FFFFFF #E9FFF4",
  ),
];
