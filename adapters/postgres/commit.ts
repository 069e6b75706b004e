import { as, type StoryId } from "#core/kernel/index.ts";
import {
  type Change,
  Conflict,
  cardChanged,
  isBefore,
  type Notice,
  type Table,
} from "#core/service/ports/index.ts";
import { sqlTypes } from "./columns.ts";
import type { Database } from "./database.ts";
import { storable } from "./row.ts";
import { isTable, kindOf } from "./tables.ts";

type Fields = Readonly<Record<string, unknown>>;
interface Rows {
  kind: "add" | "change";
  table: Table;
  fields?: readonly string[];
  rows: Fields[];
  versioned?: number;
}
type Entry = Rows | ({ kind: "changeAll" | "remove"; table: Table } & Fields);

/** Which cards were changed is known once the function has run, so it is asked of its result. */
const cards = "select current_setting('fanfold.cards', true) as cards from written";
const anybody = `with written as materialized (select fanfold_commit($1, $2)) ${cards}`;
/**
 * Only while the session goes on. Its row is kept from being removed until this is through, so that whoever deletes
 * an account waits, and sees what was written before.
 */
const inSession = `
  with session as materialized
    (select 1 from sessions where id = $3 and revoked_on is null for key share),
  written as materialized (select fanfold_commit($1, $2) from session) ${cards}`;

/**
 * All or nothing in one round trip: one call of the function of migration 0002. Answers which cards were changed, as
 * the notices that the triggers of migration 0022 send to all servers. Throws {@link Conflict}.
 */
export const commit = async (
  database: Pick<Database, "write">,
  changes: readonly Change[],
  notices: readonly Notice[],
  session: string | null,
): Promise<readonly Notice[]> => {
  const written = [
    toJson(gather(changes)),
    toJson(notices.map(({ topic, kind }) => ({ topic, kind }))),
  ];
  try {
    const [row] = await (session === null
      ? database.write<Written>(anybody, written)
      : database.write<Written>(inSession, [...written, session]));
    if (!row) throw new Conflict("stale", "sessions");
    return changesOf(row.cards ?? "");
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
};

interface Written {
  readonly cards: string | null;
}
const changesOf = (cards: string): readonly Notice[] =>
  cards === "*"
    ? [cardChanged(null)]
    : cards
        .split(" ")
        .filter((id) => id !== "")
        .map((id) => cardChanged(as<StoryId>(id)));

/** Neighbours that do the same to the same table become one statement, as long as no row comes twice. */
const gather = (changes: readonly Change[]): readonly Entry[] => {
  const entries: Entry[] = [];
  let open: { entry: Rows; shape: string; ids: Set<string> } | undefined;
  for (const change of changes) {
    if (change.kind === "changeAll" || change.kind === "remove") {
      entries.push(wide(change));
      open = undefined;
      continue;
    }
    const { table, kind } = change;
    const id = kind === "add" ? change.row.id : change.id;
    const row: Fields =
      kind === "add" ? { ...change.row } : { ...change.set, id, version: change.version };
    const fields = kind === "add" ? [] : fieldsOf(change.set);
    const shape = `${kind} ${table} ${fields.join()}`;
    if (open?.shape !== shape || open.ids.has(id)) {
      const entry: Rows =
        kind === "add"
          ? { kind, table, rows: [] }
          : { kind, table, fields, rows: [], versioned: 0 };
      entries.push(entry);
      open = { entry, shape, ids: new Set() };
    }
    open.ids.add(id);
    open.entry.rows.push(row);
    if (kind === "change" && change.version !== null)
      open.entry.versioned = (open.entry.versioned ?? 0) + 1;
  }
  return entries;
};

const wide = (change: Extract<Change, { kind: "changeAll" | "remove" }>): Entry => {
  const wanted: Record<string, unknown> = {};
  const match = Object.entries(change.match).map(([field, value]) => {
    const kind = kindOf(change.table, field);
    if (kind === null || kind === "json")
      throw new Error(`${change.table} cannot be matched by ${field}`);
    if (isBefore(value)) {
      wanted[field] = value.before;
      return { field, type: sqlTypes[kind], before: true };
    }
    const values: unknown[] = Array.isArray(value) ? value : [value];
    wanted[field] = values.filter((v) => v !== null && v !== undefined);
    return { field, type: sqlTypes[kind], orNull: values.includes(null) };
  });
  const { kind, table } = change;
  return kind === "remove"
    ? { kind, table, match, wanted }
    : { kind, table, match, wanted, fields: fieldsOf(change.set), row: change.set };
};

const fieldsOf = (set: object): string[] =>
  Object.entries(set)
    .filter(([field, value]) => value !== undefined && field !== "id" && field !== "version")
    .map(([field]) => field)
    .sort();

/** JSON that PostgreSQL takes: rid of NUL and half surrogates, which `jsonb` refuses. */
const toJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  return /\\u(0000|d[89a-f])/.test(text)
    ? JSON.stringify(value, (_, part) => (typeof part === "string" ? storable(part) : part))
    : text;
};

/** Unique violation; and what means that something else was written meanwhile: our own check, a parent that is gone, a deadlock. */
const conflictOf = (error: unknown): Conflict | null => {
  const { code, table } = error as { code?: string; table?: string };
  const where = isTable(table) ? table : null;
  if (code === "23505") return new Conflict("taken", where);
  return code === "FF409" || code === "23503" || code === "40001" || code === "40P01"
    ? new Conflict("stale", where)
    : null;
};
