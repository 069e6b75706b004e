import { isStale, type ProviderEvent, Subscription } from "#core/domain/mail/index.ts";
import { iso } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { Conflict, type MailRecord, type ProviderReport } from "../ports/index.ts";
import { delivered, followDelivered } from "./delivery.ts";
import { unsubscriptionOf } from "./unsubscribing.ts";

type Parts = Pick<
  Service,
  "store" | "clock" | "ids" | "secrets" | "settings" | "translator" | "reporter"
>;

/** What became of a report: all of it is written, it came too late, or it came before its mail was written down. */
export type Heard = "heard" | "stale" | "early";

/** How often one event is written anew where others write at the same moment. */
const attempts = 3;

/**
 * Writes down what a mail provider says afterwards of mails it took (decision 0072). Each event counts once, however
 * often and in whatever order it is told: a mail that came back has failed for good, as one that is refused at once,
 * and that it was delivered changes nothing any more. A complaint takes its reader out of every subscription.
 */
export const hearProvider = async (
  parts: Parts,
  provider: string,
  { signed_on, nonce, events }: ProviderReport,
): Promise<Heard> => {
  const { store, clock, secrets } = parts;
  if (isStale(signed_on, clock.now())) return "stale";
  const keyOf = (what: string) => secrets.hash(`mail provider:${provider}:${what}`);
  const nonceKey = nonce === null ? null : keyOf(`nonce:${nonce}`);
  if (nonceKey !== null && (await store.find("requests", nonceKey))) return "heard";
  let result: Heard = "heard";
  for (const event of events) {
    const keys = [keyOf(`event:${event.id}`), ...(nonceKey === null ? [] : [nonceKey])];
    if (!(await hearOnce(parts, provider, event, keys))) result = "early";
  }
  return result;
};

/** Answers false where its mail is not written down as sent yet, and where others came between each time. */
const hearOnce = async (
  parts: Parts,
  provider: string,
  event: ProviderEvent,
  keys: readonly string[],
): Promise<boolean> => {
  const { store, clock, reporter } = parts;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const known = await store.list("requests", { id: keys });
    if (known.some(({ id }) => id === keys[0])) return true;
    const mail = await store.find("mails", event.mail);
    // gone with its time or its account, or another site's of the same provider
    if (!mail) return true;
    if (mail.sent_on === null && mail.failed_as === null) return false;
    const remember = (work: UnitOfWork): void => {
      for (const id of keys)
        if (!known.some((row) => row.id === id))
          work.add("requests", {
            id,
            version: 1,
            asked: "",
            answer: null,
            created_on: iso(clock.now()),
          });
    };
    try {
      await write(parts, mail, event, remember);
      reporter.event("mail provider", { provider, became: event.became, kind: mail.kind });
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return false;
};

const write = async (
  parts: Parts,
  mail: MailRecord,
  event: ProviderEvent,
  remember: (work: UnitOfWork) => void,
): Promise<void> => {
  const { store, clock, secrets } = parts;
  const now = iso(clock.now());
  const isOpen = mail.failed_as === null;
  if (event.became === "bounced" && isOpen) {
    const result = { attempts: mail.attempts, as: "refused", reason: event.reason } as const;
    // what is said of an earlier mail is not said of the one that was sent since
    const of = (await isNewest(parts, mail)) ? mail : { ...mail, role_id: null };
    return delivered(parts, of, result, remember);
  }
  const work = new UnitOfWork();
  remember(work);
  if (event.became === "delivered" && isOpen && mail.delivered_on === null) {
    work.change("mails", mail, { delivered_on: now });
    if (await isNewest(parts, mail)) await followDelivered(store, work, mail, now);
  }
  if (event.became === "complained")
    for (const subscription of Subscription.options) {
      const id = unsubscriptionOf(secrets, subscription, mail.to_email);
      if ((await store.find("unsubscriptions", id)) === null)
        work.add("unsubscriptions", { id, version: 1, created_on: now });
    }
  await store.commit(work.changes, work.notices);
};

/** Whether nothing was sent about the same place in a card since. */
const isNewest = async (
  { store }: Parts,
  { id, to_email, role_id }: MailRecord,
): Promise<boolean> => {
  if (role_id === null) return false;
  const newest = await store.list("mails", { to_email, role_id }, { descending: true, limit: 1 });
  return newest[0]?.id === id;
};
