import type { Table, Tables } from "#core/service/ports/index.ts";
import { tableNames, tables } from "./tables.ts";

/** Columns that hold moments, by table. */
const moments = Object.fromEntries(
  tableNames.map((table) => [
    table,
    Object.entries(tables[table])
      .filter(([, kind]) => kind.startsWith("instant"))
      .map(([field]) => field),
  ]),
) as Record<Table, string[]>;

/**
 * PostgreSQL's spelling of a moment (`2026-03-01 12:00:00.5+00`, or with `T` and `+00:00` inside JSON) as
 * `Date#toISOString` writes it: to the letter what was stored. A session in another time zone is understood
 * too, only more slowly; poolers do not let us set it.
 */
export const instant = (text: string): string => {
  const zone = text.endsWith("+00") ? 3 : text.endsWith("+00:00") ? 6 : null;
  if (zone === null)
    return new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString();
  const bare = text.slice(0, -zone).replace(" ", "T");
  const point = bare.indexOf(".");
  return point < 0
    ? `${bare}.000Z`
    : `${bare.slice(0, point)}.${bare.slice(point + 1, point + 4).padEnd(3, "0")}Z`;
};

/** A row that came inside JSON, with its moments spelt as ours. Changes it in place. */
export const revive = <T extends Table>(table: T, row: Tables[T]): Tables[T] => {
  const fields = row as unknown as Record<string, string | null>;
  for (const field of moments[table]) {
    const value = fields[field];
    if (typeof value === "string") fields[field] = instant(value);
  }
  return row;
};
export const reviveAll = <T extends Table>(
  table: T,
  rows: readonly Tables[T][],
): readonly Tables[T][] => {
  for (const row of rows) revive(table, row);
  return rows;
};
export const reviveOrNull = <T extends Table>(table: T, row: Tables[T] | null): Tables[T] | null =>
  row === null ? null : revive(table, row);

/**
 * Text that PostgreSQL can hold: it knows no NUL and no half of a surrogate pair, which only broken or
 * hostile input has. They become U+FFFD, so that such input is odd text and never a fault.
 */
export const storable = (text: string): string =>
  (text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text).toWellFormed();
