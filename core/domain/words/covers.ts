export const coverWords = {
  /** To the letter (OPEN-121). */
  missing: "No themes data found",
  /** ERR-23 */
  broken: "There was a problem playing this animation.",
} as const;

/** To the letter (OPEN-121): told to the operator, and to the console (COVER-31). By itself, as the first page has it. */
export const coverUnreadable = (exportedId: string): string =>
  `Error when trying to get cover content for exportedId ${exportedId}`;
