/** Joins class names, leaving out what is absent. */
export const names = (...given: (string | false | undefined)[]): string | undefined =>
  given.filter(Boolean).join(" ") || undefined;
