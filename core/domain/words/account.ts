/** What the account's forms say themselves; sign-in's words are the specification's (ERR-01..05). */
export const accountWords = {
  sameAddress: "This is already your email address",
  /** To the other tabs of the browser, which show the new name and address too (OPEN-58). */
  changedElsewhere: "You changed your account in another tab.",
} as const;
