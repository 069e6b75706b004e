import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { createTable } from "./create.ts";

/** Reminders, and how a reminder's cards are found. */
export const createReminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    const run = (text: string) => sql.raw(text).execute(db);
    await run(createTable("reminders"));
    await run("create index on reminders (account_id)");
    await run("create index on reminders (remind_on) where remind_on is not null");
    await run("create index on stories (from_reminder_id) where from_reminder_id is not null");
  },
};
