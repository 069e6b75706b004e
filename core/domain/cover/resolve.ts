/** A theme by what it is called. */
interface Named {
  readonly name: string;
}

/** The name in a slide's theme string: what stands before the first "!" (COVER-29, OPEN-120). */
export const themeName = (theme?: string | null): string | undefined => theme?.split("!")[0];

/**
 * The theme a slide's theme string means; with no match, or no string, it is the first theme (COVER-30). Null where
 * there is no theme at all.
 */
export const resolveTheme = <T extends Named>(
  themes: readonly T[],
  theme?: string | null,
): T | null => {
  const name = themeName(theme);
  return themes.find((one) => one.name === name) ?? themes[0] ?? null;
};
