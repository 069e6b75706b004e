/** The names of a credits slide; they stand one a line in its description (SLIDE-23, OPEN-87). */
export const creditNames = (description: string | null | undefined): readonly string[] =>
  (description ?? "")
    .split(/\r\n?|\n/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** A name as it is kept: a newline typed in it is removed (OPEN-87). */
export const creditName = (typed: string): string => typed.replace(/[\r\n]+/g, "");

/** The description that holds these names, or null when there are none. */
export const writeCredits = (names: readonly string[]): string | null =>
  names
    .map((name) => creditName(name).trim())
    .filter((name) => name !== "")
    .join("\n") || null;
