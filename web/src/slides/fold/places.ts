/** A slide of the card, by its index, at a place in the chain. */
export interface Placed {
  readonly index: number;
  readonly place: number;
}

/** How far behind the slide in hand the fold may still be: a turn is seen from one panel to the next. */
const furthest = 1.75;

/**
 * Where the slide that leaves stands beside the one that comes, and where the card is open as the turn begins. A jump is
 * one turn, as if both lay side by side; whoever presses fast goes on from where the fold is.
 */
export const departure = (
  from: number,
  to: number,
  at: number,
): { readonly place: number; readonly at: number } => {
  const step = Math.sign(to - from);
  const place = to - step;
  const begun = at + place - from;
  return { place, at: Math.max(to - furthest, Math.min(to + furthest, begun)) };
};

/**
 * Which slides are there, each once, in the order of the chain: the one in hand at its index, its neighbours, and of a
 * turn the one that leaves with its own other neighbour. Never more than four, however long the card is.
 */
export const placesOf = (
  index: number,
  count: number,
  leaving: Placed | null,
  beside: boolean,
): readonly Placed[] => {
  const here = { index, place: index };
  const places: Placed[] = [here];
  const wings = beside ? [-1, 1] : [];
  if (leaving) places.push(leaving);
  for (const wing of wings) places.push({ index: index + wing, place: index + wing });
  if (leaving) {
    const back = Math.sign(leaving.place - index);
    if (beside) places.push({ index: leaving.index + back, place: leaving.place + back });
  }
  const [taken, used] = [new Set<number>(), new Set<number>()];
  return places
    .filter((one) => {
      if (one.index < 0 || one.index >= count) return false;
      if (taken.has(one.place) || used.has(one.index)) return false;
      taken.add(one.place);
      used.add(one.index);
      return true;
    })
    .sort((one, other) => one.place - other.place);
};
