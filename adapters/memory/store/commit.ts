import type { StoryId } from "#core/kernel/index.ts";
import { type Change, Conflict, type Table, tables } from "#core/service/index.ts";
import { type Data, fits } from "./data.ts";

type Row = { readonly id: string; readonly version: number };

/** Columns (or pairs of columns) that no two rows may share; null never clashes. */
const unique: Partial<Record<Table, readonly (readonly string[])[]>> = {
  accounts: [["email"]],
  stories: [["group_token"], ["recipient_token"], ["watch_token"], ["invite_token"]],
  roles: [["join_token"], ["approve_token"], ["guest_token"], ["story_id", "account_id"]],
  sessions: [["refresh_hash"]],
  identities: [["account_id", "provider"]],
};

/** What goes with a card when it is removed. */
const below: readonly Table[] = ["slides", "roles", "media", "deliveries", "logo_links"];

/** The data with all changes in them; throws {@link Conflict} and leaves the old ones as they were. */
export const changed = (data: Data, changes: readonly Change[]): Data => {
  const draft = Object.fromEntries(
    tables.map((t) => [
      t,
      changes.some((c) => touches(c, t)) ? new Map<string, unknown>(data[t]) : data[t],
    ]),
  ) as unknown as Data;
  for (const change of changes) apply(draft, change);
  for (const change of changes)
    if (change.kind === "add" && isOrphan(draft, change)) throw new Conflict("stale", change.table);
  for (const table of new Set(changes.filter(mayClash).map((c) => c.table)))
    guardUnique(draft, table);
  return draft;
};

const touches = (change: Change, table: Table): boolean =>
  change.table === table ||
  (change.kind === "remove" && change.table === "stories" && below.includes(table));

/** Most writes leave alone what has to be unique; then there is nothing to compare. */
const mayClash = (change: Change): boolean =>
  change.kind === "add" ||
  (change.kind !== "remove" &&
    (unique[change.table] ?? []).flat().some((column) => column in change.set));

const apply = (data: Data, change: Change): void => {
  const rows = data[change.table] as Map<string, Row>;
  if (change.kind === "add") {
    if (rows.has(change.row.id)) throw new Conflict("taken", change.table);
    rows.set(change.row.id, change.row);
  } else if (change.kind === "change") {
    const row = rows.get(change.id);
    if (change.version !== null && row?.version !== change.version)
      throw new Conflict("stale", change.table);
    if (row) rows.set(row.id, { ...row, ...change.set, version: row.version + 1 });
  } else {
    const hit = [...rows.values()].filter((row) => fits(row, change.match));
    for (const row of hit)
      if (change.kind === "changeAll")
        rows.set(row.id, { ...row, ...change.set, version: row.version + 1 });
      else {
        rows.delete(row.id);
        if (change.table === "stories") removeBelow(data, row.id);
      }
  }
};

/** Whether it would belong to a card that is gone. */
const isOrphan = (data: Data, { table, row }: Extract<Change, { kind: "add" }>): boolean => {
  if (!below.includes(table)) return false;
  const { story_id } = row as { readonly story_id: StoryId | null };
  return story_id !== null && data[table].has(row.id) && !data.stories.has(story_id);
};

const removeBelow = (data: Data, storyId: string): void => {
  for (const table of below)
    for (const [id, child] of data[table] as Map<string, { story_id: string | null }>)
      if (child.story_id === storyId) data[table].delete(id);
};

const guardUnique = (data: Data, table: Table): void => {
  for (const columns of unique[table] ?? []) {
    const seen = new Set<string>();
    for (const row of (data[table] as Map<string, object>).values()) {
      const values = columns.map((c) => (row as Record<string, unknown>)[c]);
      if (values.includes(null)) continue;
      const key = values.length === 1 ? String(values[0]) : JSON.stringify(values);
      if (seen.has(key)) throw new Conflict("taken", table);
      seen.add(key);
    }
  }
};
