/** What the account's forms say themselves; sign-in's words are the specification's (ERR-01..05). */
export const accountWords = {
  sameAddress: "This is already your email address",
} as const;
