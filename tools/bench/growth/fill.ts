import type { Database } from "#adapters/postgres/database.ts";
import { tables } from "#adapters/postgres/tables.ts";
import type { Table } from "#core/service/index.ts";

/** Rows that the real calls wrote and the copies are made of, by their ids. */
export interface Templates {
  readonly story: string;
  /** Of the story's owner, who has signed in once and so has a session, a sign-in and a mail. */
  readonly account: string;
  /** Gets {@link collected} cards, or a fiftieth of all where there are few: home with many cards. */
  readonly collector: string;
}

type Fields = Readonly<Record<string, string>>;

export const collected = 2000;
/** One card in so many was made by a visitor; the first of those are old, and shared, so that nobody may remove them. */
const visitors = 20;
const oldVisitors = 400;
/** The real calls write rows with ids above these: theirs begin with the moment, which is later than 1970. */
const id = (kind: string, n = "n") => `'00${kind}' || lpad((${n})::text, 17, '0')`;

/**
 * Fills every table that grows with `cards` cards: statements that copy template rows in the database itself. Ids
 * rise with `created_on`, as real ones do.
 */
const statements = (cards: number, templates: Templates): Readonly<Record<string, string>> => {
  const [story, account, collector] = [templates.story, templates.account, templates.collector].map(
    (one) => `'${one}'`,
  );
  const email = `(select email from accounts where id = ${account})`;
  const accounts = Math.max(20, cards / 5);
  const many = Math.min(collected, cards / 50);
  const anybody = (n = "n") => id("a", `1 + (${n}) % ${accounts}`);
  const isVisitors = `n > ${many} and n % ${visitors} = 0`;
  const owner = `case when n <= ${many} then ${collector} when not (${isVisitors}) then ${anybody()} end`;
  const visitor = `case when ${isVisitors} then 'visitor' || n end`;
  const born = `now() - case when ${isVisitors} and n < ${oldVisitors * visitors}
    then interval '90 days' - n * interval '1 second' else interval '21 days' - n * interval '18 seconds' end`;
  const upTo = (rows: number) => `generate_series(1, ${Math.max(10, Math.round(rows))}) n`;
  /** Rows of `t` over `of`, with some fields of their own. */
  const copy = (table: Table, of: string, which: string, own: Fields) => {
    const columns = Object.keys(tables[table]);
    const values = columns.map((column) => own[column] ?? `t.${column}`);
    return `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")}
      from ${of}, ${table} t where ${which} on conflict do nothing`;
  };
  const rows = (table: Table, of: string, fields: Fields) =>
    `insert into ${table} (version, ${Object.keys(fields).join(", ")})
     select 1, ${Object.values(fields).join(", ")} from ${of}`;
  return {
    accounts: copy("accounts", upTo(accounts), `t.id = ${account}`, {
      id: id("a"),
      email: "'member' || n || '@example.org'",
      created_on: "now() - interval '21 days'",
    }),
    stories: copy("stories", upTo(cards), `t.id = ${story}`, {
      id: id("s"),
      owner_account_id: owner,
      owner_visitor_id: visitor,
      title: "'Card ' || n",
      group_token: "'group' || n",
      recipient_token: "'recipient' || n",
      created_on: born,
      last_story_update: born,
      last_contribution_update: born,
      last_role_update: born,
    }),
    roles: copy(
      "roles",
      `${upTo(cards)}, generate_series(0, 3) k`,
      `t.story_id = ${story} and t.role_type = 'owner'`,
      {
        id: id("r", "n * 4 + k"),
        story_id: id("s"),
        account_id: `case when k = 0 then ${owner} else ${anybody("n + k * 7")} end`,
        visitor_id: `case when k = 0 then ${visitor} end`,
        role_type: "case k when 0 then 'owner' when 3 then 'recipient' else 'contributor' end",
        created_on: born,
      },
    ),
    slides: copy("slides", upTo(cards), `t.story_id = ${story}`, {
      id: id("l", "n * 8 + t.position"),
      story_id: id("s"),
      account_id: `case when t.type in ('title', 'credits') then ${owner} else ${anybody("n + t.position * 7")} end`,
      visitor_id: `case when t.type in ('title', 'credits') then ${visitor} end`,
      created_on: born,
      updated_on: born,
    }),
    media: rows("media", upTo(cards), {
      id: id("m"),
      story_id: id("s"),
      account_id: anybody(),
      type: "'image'",
      status: "'complete'",
      mime_type: "'image/jpeg'",
      file_size_kb: "100",
      source_key: "'source' || n",
      progress: "100",
      created_on: born,
    }),
    sessions: copy("sessions", upTo(cards / 2), `t.account_id = ${account}`, {
      id: id("e"),
      account_id: anybody(),
      refresh_hash: "'refresh' || n",
      created_on: "now() - interval '20 days'",
    }),
    auth_contexts: copy("auth_contexts", upTo(cards / 10), `t.email = ${email}`, {
      id: id("c"),
      email: "'member' || n || '@example.org'",
      token_hash: "'token' || n",
      used_on: "now()",
      expires_on: "now()",
    }),
    mails: copy("mails", upTo(cards), `t.to_email = ${email}`, {
      id: id("o"),
      to_email: `'member' || (1 + n % ${accounts}) || '@example.org'`,
      sent_on: "now() - interval '3 days'",
      created_on: "now() - interval '9 days' + n * interval '1 second'",
    }),
    reminders: rows("reminders", upTo(cards / 2), {
      id: id("d"),
      account_id: anybody(),
      title: "'Birthday'",
      recipient_first_name: "'Ada'",
      recipient_last_name: "'L'",
      occasion: "'birthday'",
      occasion_date: "'2027-05-05'",
      days_before: "7",
      repeat: "true",
      reminder_offset: "0",
      remind_on: "now() + interval '7 days' + n * interval '1 minute'",
      remind_for: "'2027-05-05'",
      created_on: "now()",
    }),
    allowances: rows("allowances", upTo(cards / 2), {
      id: "'pot' || n",
      spent: "'[]'::jsonb",
      spent_on: "now()",
      created_on: "now()",
    }),
    requests: rows("requests", upTo(cards / 2), {
      id: "'request' || n",
      answer: "'\"sealed\"'::jsonb",
      asked: "''",
      created_on: "now() - interval '3 days'",
    }),
    uploads: rows("uploads", upTo(cards / 20), {
      id: id("u"),
      account_id: anybody(),
      media_type: "'image'",
      mime_type: "'image/jpeg'",
      created_on: "now()",
    }),
    address_changes: rows("address_changes", upTo(cards / 20), {
      id: id("h"),
      account_id: anybody(),
      old_email: "'old' || n",
      new_email: "'new' || n",
      expires_on: "now() + interval '7 days'",
      created_on: "now()",
    }),
  };
};

/** Fills the database and gathers its statistics, as the database does by itself after a while. */
export const fill = async (db: Database, cards: number, templates: Templates): Promise<void> => {
  // nothing is checked row by row: the copies fit together
  await db.write("set session_replication_role = replica", []);
  for (const text of Object.values(statements(cards, templates))) await db.write(text, []);
  await db.write("set session_replication_role = origin", []);
  await db.write("vacuum analyze", []);
};
