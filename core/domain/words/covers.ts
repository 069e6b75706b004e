/** To the letter (OPEN-121). */
export const coverWords = { missing: "No themes data found" } as const;
