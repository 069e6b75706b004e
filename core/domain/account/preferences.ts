/** How things are laid out: large in two columns on a phone, small in three, or one below the other (CONTRIB-13). */
export const layouts = ["grid_2x", "grid_3x", "list"] as const;
export type Layout = (typeof layouts)[number];

/** What is laid out as its viewer likes it (ACCT-07); `{product}` is "card" (OPEN-01). */
export const laidOut = ["view_as_slides", "view_as_group_slides", "view_as_cards"] as const;
export type LaidOut = (typeof laidOut)[number];
export type Preferences = Readonly<Record<LaidOut, Layout>>;

export const defaultPreferences: Preferences = {
  view_as_slides: "grid_2x",
  view_as_group_slides: "grid_2x",
  view_as_cards: "grid_2x",
};

/** Preferences out of whatever was stored: what is not one of the layouts is the default. */
export const readPreferences = (stored: unknown): Preferences => {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Preferences;
  return Object.fromEntries(
    laidOut.map((what) => [
      what,
      layouts.includes(given[what]) ? given[what] : defaultPreferences[what],
    ]),
  ) as Preferences;
};
