/** What is said while the product cannot be reached (SHELL-09). */
export const startWords = {
  unreachable: "We can’t reach Fanfold right now. Trying again…",
} as const;
