import { done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import { fieldWords, peopleWords } from "../words/index.ts";
import type { Track } from "./track.ts";

/** The most tracks one card plays. */
export const soundtrackMaximum = 100;

/** Ids of a card's tracks in the order in which they play (MUSIC-02). */
export type Soundtrack = readonly string[];

const has = (library: readonly Track[], id: string): boolean =>
  library.some((track) => track.id === id);

/** The soundtrack with one more track at its end; one that is in it stays where it is (MUSIC-06). */
export const withTrack = (
  before: Soundtrack,
  id: string,
  library: readonly Track[],
): Outcome<Soundtrack, "notFound" | "invalid"> => {
  if (!has(library, id)) return refused("notFound", peopleWords.noTrack);
  if (before.includes(id)) return done(before);
  return before.length >= soundtrackMaximum
    ? invalid("track_id", fieldWords.mostTracks)
    : done([...before, id]);
};

/** The soundtrack without a track (MUSIC-06). */
export const withoutTrack = (before: Soundtrack, id: string): Outcome<Soundtrack, "notFound"> =>
  before.includes(id)
    ? done(before.filter((one) => one !== id))
    : refused("notFound", peopleWords.trackGone);

/** A whole soundtrack as it was sent: each track once, all of them in the library (MUSIC-06). */
export const soundtrackOf = (
  sent: readonly string[],
  library: readonly Track[],
): Outcome<Soundtrack, "invalid"> =>
  sent.every((id) => has(library, id))
    ? done([...new Set(sent)])
    : invalid("tracks", fieldWords.tracks);

/** Whether two are the same tracks in the same order. */
export const isSameOrder = (one: Soundtrack, other: Soundtrack): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** The tracks of a card in order; one that the library no longer has is left out. */
export const tracksOf = (soundtrack: Soundtrack, library: readonly Track[]): readonly Track[] =>
  soundtrack.flatMap((id) => library.find((track) => track.id === id) ?? []);

/** The soundtrack with one of its tracks at another place, 0 being the first (MUSIC-06). */
export const withTrackAt = (before: Soundtrack, id: string, to: number): Soundtrack => {
  if (!before.includes(id)) return before;
  const others = before.filter((one) => one !== id);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
};
