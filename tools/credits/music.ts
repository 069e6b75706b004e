/** What `adapters/catalogue/bundled/tracks.json` says of a track's source. */
export interface Credited {
  readonly id: string;
  readonly name: string;
  readonly composer: string;
  readonly origin: string;
}

/** Tracks of which nobody has said who wrote them, or why they are free. */
export const uncredited = (tracks: readonly Credited[]): readonly string[] =>
  tracks.filter(({ composer, origin }) => !(composer && origin)).map(({ id }) => id);

/** The sources of all tracks, as a table. */
export const musicOf = (tracks: readonly Credited[]): string =>
  [
    "| Piece | By | Source |",
    "|---|---|---|",
    ...tracks.map(({ name, composer, origin }) => `| ${name} | ${composer} | ${origin} |`),
  ].join("\n");
