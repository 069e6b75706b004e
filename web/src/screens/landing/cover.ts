/** The cover that the landing page opens with, the shop's first. */
export const heroCover = { variant: "cake", theme: "cake-0", title: "Happy Birthday" } as const;
