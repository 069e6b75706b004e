import { urgentKinds } from "#core/domain/mail/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import type { MailRecord } from "#core/service/index.ts";
import { all, compare, type Data } from "./data.ts";

const isUrgent = (mail: MailRecord): boolean => urgentKinds.includes(mail.kind);
const waits = (mail: MailRecord): boolean => mail.sent_on === null && mail.failed === null;

/** Leases what is due, in place. */
export const claimMails = (
  data: Data,
  now: Instant,
  lease: number,
  limit: number,
  urgentOnly: boolean,
): MailRecord[] => {
  const moment = new Date(now).toISOString();
  const due = all(data, "mails")
    .filter(
      (m) =>
        waits(m) &&
        m.due_on <= moment &&
        (isUrgent(m) || !urgentOnly) &&
        (m.leased_until === null || m.leased_until <= moment),
    )
    .sort(
      (a, b) =>
        Number(isUrgent(b)) - Number(isUrgent(a)) || compare(a, b, "due_on") || compare(a, b, "id"),
    )
    .slice(0, limit);
  const leased_until = new Date(now + lease).toISOString();
  return due.map((mail) => {
    const claimed = { ...mail, leased_until, version: mail.version + 1 };
    data.mails.set(mail.id, claimed);
    return claimed;
  });
};

/** A leased one is due again when its lease ends. */
export const nextMailDue = (data: Data): Instant | null => {
  const due = all(data, "mails")
    .filter(waits)
    .map(({ due_on, leased_until }) =>
      Date.parse(leased_until !== null && leased_until > due_on ? leased_until : due_on),
    );
  return due.length === 0 ? null : Math.min(...due);
};
