import { CAKE_THEMES } from "./cake.ts";
import { CURVEY_THEMES } from "./curvey.ts";
import type { Family, ThemeOf } from "./theme.ts";

const THEMES: { readonly [F in Family]: readonly ThemeOf[F][] } = {
  curvey: CURVEY_THEMES,
  cake: CAKE_THEMES,
};

export const isFamily = (variant: string): variant is Family => variant in THEMES;

/** A family's themes, the default first. */
export const themesOf = <F extends Family>(family: F): readonly ThemeOf[F][] => THEMES[family];

/**
 * The theme a slide's theme string means: what stands before the first "!" is matched against the names
 * (COVER-29, OPEN-120), and with no match, or no string, it is the first theme (COVER-30).
 */
export const resolveTheme = <F extends Family>(family: F, theme?: string | null): ThemeOf[F] => {
  const name = theme?.split("!")[0];
  const themes = themesOf(family);
  const found = themes.find((one) => one.name === name) ?? themes[0];
  if (!found) throw new Error(`The family ${family} has no themes`);
  return found;
};
