import { urgentKinds } from "#core/domain/mail/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import type { MailRecord } from "#core/service/ports/index.ts";
import type { Database } from "./database.ts";

const claimSql = `
  with claimed as (
    update mails set leased_until = $2::timestamptz, version = version + 1
    where id in (
      select id from mails
      where sent_on is null and failed is null and due_on <= $1::timestamptz
        and (leased_until is null or leased_until <= $1::timestamptz)
        and (kind = any($4::text[]) or not $5::boolean)
      order by (kind = any($4::text[])) desc, due_on, id limit $3::int for update skip locked)
    returning *)
  select * from claimed order by (kind = any($4::text[])) desc, due_on, id`;
const unsent = "sent_on is null and failed is null";
/**
 * The first that nobody has claimed, or the first whose lease ends among those due before it: however many wait for a
 * later moment, these are as many as are on their way. The limit is for the planner, which takes them to be a third.
 */
const nextSql = `
  with free as materialized (
    select due_on from mails where ${unsent} and (leased_until is null or leased_until <= due_on)
    order by due_on, id limit 1)
  select least((select due_on from free),
    (select min(greatest(due_on, leased_until)) from (select * from mails
      where ${unsent} and due_on < coalesce((select due_on from free), 'infinity')
      order by due_on, id limit 1000) claimed)) as due`;

/** Sent at most once, unlike a reading: what a broken connection claimed comes free when its lease ends. */
export const claimMails = (
  db: Database,
  now: Instant,
  lease: number,
  limit: number,
  urgentOnly: boolean,
): Promise<readonly MailRecord[]> =>
  db.write<MailRecord>(claimSql, [
    new Date(now).toISOString(),
    new Date(now + lease).toISOString(),
    limit,
    urgentKinds,
    urgentOnly,
  ]);

export const nextMailDue = async (db: Database): Promise<Instant | null> => {
  const [row] = await db.read<{ due: string | null }>(nextSql, []);
  return row?.due ? Date.parse(row.due) : null;
};
