import {
  checkPaper,
  checkTheme,
  type Family,
  type PaperCutTheme,
  resolveTheme,
  type ThemeOf,
} from "#core/domain/cover/index.ts";

type Themes = readonly { readonly name: string }[];

/** Each family's themes are fetched when a cover of it is shown, and not before (COVER-04). */
const LOADERS: { readonly [F in Family]: () => Promise<{ readonly themes: Themes }> } = {
  "particles text": () => import("../particles/text/themes.ts"),
  "particles shape": () => import("../particles/shape/themes.ts"),
  curvey: () => import("../curvey/themes.ts"),
  curvey2: () => import("../curvey2/themes.ts"),
  astronaut: () => import("../astronaut/themes.ts"),
  boat: () => import("../boat/themes.ts"),
  cake: () => import("../cake/themes.ts"),
  hearts: () => import("../hearts/themes.ts"),
  "paper hearts": () => import("../paper/themes.ts"),
  ripples: () => import("../ripples/themes.ts"),
  rocket: () => import("../rocket/themes.ts"),
  starburst: () => import("../starburst/themes.ts"),
  trail: () => import("../trail/themes.ts"),
  xmas: () => import("../xmas/themes.ts"),
};

/** All themes of a family as its data has them, unchecked. */
export const themesOf = async (family: Family): Promise<Themes> => (await LOADERS[family]()).themes;

/**
 * The theme that a theme string means, checked (COVER-29, COVER-30). A broken entry counts as one that is not there;
 * null where nothing is left.
 */
export const themeFor = <F extends Family>(
  family: F,
  themes: Themes,
  theme?: string | null,
): ThemeOf[F] | PaperCutTheme | null => {
  const wanted = resolveTheme(themes, theme);
  for (const one of wanted === null ? [] : [wanted, ...themes]) {
    const sound = checkTheme(family, one) ?? checkPaper(family, one);
    if (sound) return sound;
  }
  return null;
};
