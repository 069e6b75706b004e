/** What is said while the product cannot be reached (SHELL-09). */
export const startWords = {
  unreachable: (product: string) => `We can’t reach ${product} right now. Trying again…`,
} as const;
