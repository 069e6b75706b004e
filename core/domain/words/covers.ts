export const coverWords = {
  /** To the letter (OPEN-121). */
  missing: "No themes data found",
  /** ERR-23 */
  broken: "There was a problem playing this animation.",
} as const;
