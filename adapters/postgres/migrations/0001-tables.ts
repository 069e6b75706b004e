import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Table } from "#core/service/ports/index.ts";
import { createTable } from "./create.ts";

/** Those of the beginning; one that came later has a migration of its own. */
const first = [
  "accounts",
  "auth_contexts",
  "sessions",
  "identities",
  "stories",
  "slides",
  "roles",
  "media",
  "uploads",
  "mails",
  "allowances",
  "requests",
  "platform",
] as const satisfies readonly Table[];

/** Columns that no two rows may share (nulls never clash). */
const unique = [
  ["accounts", "email"],
  ["stories", "group_token"],
  ["stories", "recipient_token"],
  ["stories", "watch_token"],
  ["stories", "invite_token"],
  ["roles", "join_token"],
  ["roles", "approve_token"],
  ["roles", "story_id, account_id"],
  ["sessions", "refresh_hash"],
  ["identities", "account_id, provider"],
] as const;

/** What goes with a card when it is removed. */
const below = ["slides", "roles", "media"] as const;

/** One line for each way rows are looked for. */
const indexes = [
  "slides (story_id, position)",
  "slides (story_id) where not seen",
  "slides (role_id)",
  "slides (account_id)",
  "slides (visitor_id)",
  "slides (related_card_id)",
  "roles (account_id)",
  "roles (visitor_id)",
  "roles (join_email)",
  "media (story_id)",
  "media (account_id)",
  "media (visitor_id)",
  "media (crop_source_id)",
  "stories (owner_account_id)",
  "stories (owner_visitor_id)",
  "uploads (account_id)",
  "uploads (visitor_id)",
  "uploads (created_on)",
  "sessions (account_id)",
  "sessions (previous_hash)",
  "auth_contexts (email, network, created_on)",
  "auth_contexts (token_hash)",
  "mails (due_on, id) where sent_on is null and failed is null",
  "mails (sender, created_on)",
  "mails (to_email, created_on)",
  "requests (created_on)",
];

/**
 * The tables as the records describe them. Text is compared byte by byte (`collate "C"`), so that order is
 * the same in every database. The columns follow `tables.ts`.
 */
export const createTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    const run = (text: string) => sql.raw(text).execute(db);
    for (const table of first) await run(createTable(table));
    for (const [table, columns] of unique)
      await run(
        `create unique index ${table}_${columns.replace(", ", "_")}_unique on ${table} (${columns})`,
      );
    // Looked at when all is written, so that a commit may name a child before its parent.
    for (const table of below)
      await run(
        `alter table ${table} add foreign key (story_id) references stories (id) on delete cascade deferrable initially deferred`,
      );
    for (const index of indexes) await run(`create index on ${index}`);
  },
};
