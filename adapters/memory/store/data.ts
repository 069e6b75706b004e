import { isBefore, type Table, type Tables, tables } from "#core/service/index.ts";

/** Every row of every table, by its id. */
export type Data = { [T in Table]: Map<string, Tables[T]> };

export const emptyData = () =>
  Object.fromEntries(tables.map((t) => [t, new Map()])) as unknown as Data;

export const copied = (data: Data) =>
  Object.fromEntries(tables.map((t) => [t, new Map<string, unknown>(data[t])])) as unknown as Data;

export const all = <T extends Table>(data: Data, table: T): Tables[T][] => [
  ...data[table].values(),
];

/** By the letters' codes, as PostgreSQL does with collation "C"; null comes last. */
export const compare = (a: object, b: object, key: string): number => {
  const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
  if (x === y || x === undefined || y === undefined) return 0;
  if (x === null) return 1;
  if (y === null) return -1;
  return (x as string) < (y as string) ? -1 : 1;
};

/** Oldest first, then by id. */
export const byAge = (a: object, b: object): number =>
  compare(a, b, "created_on") || compare(a, b, "id");

/** Tells whether a row is one that a `Match` names. */
export const fitting = (match: object): ((row: object) => boolean) => {
  const wanted = Object.entries(match);
  return (row) => wanted.every(([key, one]) => isAs((row as Record<string, unknown>)[key], one));
};

const isAs = (value: unknown, wanted: unknown): boolean => {
  if (isBefore(wanted)) return typeof value === "string" && value < wanted.before;
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
};
