import type { Table, Tables } from "#core/service/ports/index.ts";

/** How the kinds of a column are called in SQL. */
export const sqlTypes = {
  text: "text",
  instant: "timestamptz",
  int: "integer",
  float: "float8",
  bool: "boolean",
  json: "jsonb",
} as const;

/**
 * How a field is kept: `instant` is a moment (timestamptz) that reads back as the same ISO string with
 * milliseconds; plain dates are `text`; `float` is any measure; `json` is a value kept whole. `?` = may be null.
 */
type Kind<Value> = [Value] extends [string]
  ? "text" | "instant"
  : [Value] extends [number]
    ? "int" | "float"
    : [Value] extends [boolean]
      ? "bool"
      : "json";
type Column<Value> = unknown extends Value
  ? "json?"
  : null extends Value
    ? `${Kind<NonNullable<Value>>}?`
    : Kind<Value>;
type Columns<Row> = { readonly [Field in keyof Row]-?: Column<Row[Field]> };
/** The columns of some tables. */
export type TableColumns<T extends Table> = { readonly [K in T]: Columns<Tables[K]> };
