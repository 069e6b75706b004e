import type { Import } from "./inspect.ts";

/** Rooms and who imports whom. */
export interface Plan {
  /** From the rooms that nobody imports down to those that import none. */
  readonly rows: readonly (readonly string[])[];
  /** Without those that follow from others. */
  readonly edges: readonly Import[];
}

/** The room of a file, null for a file that is in none of this plan. */
export type RoomOf = (file: string) => string | null;

/** Files straight in `folder` belong to no room: they put the rooms together. */
export const roomsIn =
  (folder: string): RoomOf =>
  (file) =>
    file.startsWith(`${folder}/`)
      ? (/^([^/]+)\/./.exec(file.slice(folder.length + 1))?.[1] ?? null)
      : null;

/** The rings of the house: the rooms of `core`, and the folders beside it. */
export const rings: RoomOf = (file) =>
  /^core\/[^/]+(?=\/)/.exec(file)?.[0] ?? /^[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** @throws where rooms import each other in a circle, naming them */
export const planOf = (imports: readonly Import[], roomOf: RoomOf): Plan => {
  const known = new Map<string, Set<string>>();
  const knows = (room: string) => known.get(room) ?? new Set();
  for (const [from, to] of imports) {
    const [a, b] = [roomOf(from), roomOf(to)];
    for (const room of [a, b]) if (room !== null && !known.has(room)) known.set(room, new Set());
    if (a !== null && b !== null && a !== b) known.get(a)?.add(b);
  }
  const rows: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < known.size) {
    const left = [...known.keys()].filter((room) => !placed.has(room)).sort();
    const row = left.filter((room) => [...knows(room)].every((other) => placed.has(other)));
    if (row.length === 0) throw new Error(`These rooms import each other: ${left.join(", ")}`);
    for (const room of row) placed.add(room);
    rows.unshift(row);
  }
  const below = (room: string): Set<string> =>
    new Set([...knows(room)].flatMap((other) => [other, ...below(other)]));
  const edges = [...known].flatMap(([room, others]) => {
    const further = new Set([...others].flatMap((other) => [...below(other)]));
    return [...others].filter((other) => !further.has(other)).map((to): Import => [room, to]);
  });
  return { rows, edges: edges.sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)) };
};
