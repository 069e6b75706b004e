import type { StoryId } from "#core/kernel/index.ts";
import { type Change, Conflict, type Table } from "#core/service/index.ts";
import { type Data, fitting } from "./data.ts";
import { type AnyRow, Draft } from "./draft.ts";

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

/** All changes, to be kept; throws {@link Conflict} where one of them does not fit the data. */
export const drafted = (data: Data, changes: readonly Change[]): Draft => {
  const draft = new Draft(data);
  for (const change of changes) apply(draft, change);
  for (const change of changes)
    if (change.kind === "add" && isOrphan(draft, change)) throw new Conflict("stale", change.table);
  for (const table of new Set(changes.filter(mayClash).map((c) => c.table)))
    guardUnique(draft, table);
  return draft;
};

/** Most writes leave alone what has to be unique; then there is nothing to compare. */
const mayClash = (change: Change): boolean =>
  unique[change.table] !== undefined &&
  (change.kind === "add" ||
    (change.kind !== "remove" &&
      (unique[change.table] ?? []).flat().some((column) => column in change.set)));

const apply = (draft: Draft, change: Change): void => {
  const { table } = change;
  if (change.kind === "add") {
    if (draft.get(table, change.row.id)) throw new Conflict("taken", table);
    draft.put(table, change.row.id, change.row);
  } else if (change.kind === "change") {
    const row = draft.get(table, change.id);
    if (change.version !== null && row?.version !== change.version)
      throw new Conflict("stale", table);
    if (row) draft.put(table, row.id, { ...row, ...change.set, version: row.version + 1 });
  } else {
    const hit = draft.all(table).filter(fitting(change.match));
    for (const row of hit)
      if (change.kind === "changeAll")
        draft.put(table, row.id, { ...row, ...change.set, version: row.version + 1 });
      else {
        draft.put(table, row.id, null);
        if (table === "stories") removeBelow(draft, row.id);
      }
  }
};

/** Whether it would belong to a card that is gone. */
const isOrphan = (draft: Draft, { table, row }: Extract<Change, { kind: "add" }>): boolean => {
  if (!below.includes(table)) return false;
  const { story_id } = row as { readonly story_id: StoryId | null };
  return story_id !== null && !!draft.get(table, row.id) && !draft.get("stories", story_id);
};

const removeBelow = (draft: Draft, storyId: string): void => {
  const ofCard = fitting({ story_id: storyId });
  for (const table of below)
    for (const { id } of draft.all(table).filter(ofCard)) draft.put(table, id, null);
};

/** Those that were there differ from each other: a row of this draft may clash, with another of it or one of those. */
const guardUnique = (draft: Draft, table: Table): void => {
  const touched = draft.touched(table);
  for (const columns of unique[table] ?? []) {
    const seen = new Set<unknown>();
    for (const row of touched.values()) {
      const key = row && keyOf(row, columns);
      if (key === null) continue;
      if (seen.has(key)) throw new Conflict("taken", table);
      seen.add(key);
    }
    if (seen.size === 0) continue;
    for (const row of draft.untouched(table))
      if (seen.has(keyOf(row, columns))) throw new Conflict("taken", table);
  }
};

/** Null where a column is. */
const keyOf = (row: AnyRow, columns: readonly string[]): unknown => {
  const values = columns.map((column) => (row as unknown as Record<string, unknown>)[column]);
  return values.includes(null) ? null : values.length === 1 ? values[0] : JSON.stringify(values);
};
