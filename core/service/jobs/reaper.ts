import { days, iso, minutes, type Span } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";
import { type JobLog, type PeriodicJob, startPeriodicJob, UnitOfWork } from "../context/index.ts";
import type { Before } from "../ports/index.ts";
import { removeAbandoned } from "./abandoned.ts";

type Parts = Pick<Service, "store" | "objects" | "clock" | "reporter">;

/** How long what is of no more use is kept. */
const keptFor = {
  /** A sign-in, from when its code ran out. */
  signIn: days(1),
  /** The answer of a creating call, so that a repeat finds it (R6). */
  request: days(7),
  /** A change of address, from when its way back ended: until then the link says so. */
  addressChange: days(7),
  /** A signed-in browser, from when it was signed out or its family ran out. */
  session: days(30),
  /** A mail, from when it was sent or given up. */
  mail: days(30),
  /** What was spent of a rate limit, from when it was last spent of: no rate limit looks further back. */
  rateLimit: days(2),
  /** A permission to upload: good for minutes, but its object may be on its way for a while. */
  upload: days(1),
} as const satisfies Record<string, Span>;

const batch = 200;
/** Not while a server is busy starting, and still done by one that never lives for an hour. */
const rhythm = { name: "reaper", atFirst: minutes(1), every: minutes(60) };

/**
 * Removes what has had its time: sign-ins, spent allowances, kept answers, sessions, sent mails, and permissions to upload with
 * whatever object is still under their key (R15: no orphan), and what visitors abandoned beside cards. Other media are not touched,
 * used or not: they are somebody's. Any number of servers may do it at once.
 */
export const reap = async ({ store, objects, clock }: Parts): Promise<void> => {
  const ago = (span: Span) => ({ before: iso(clock.now() - span) });
  const work = new UnitOfWork();
  work.remove("auth_contexts", { expires_on: ago(keptFor.signIn) });
  work.remove("allowances", { spent_on: ago(keptFor.rateLimit) });
  work.remove("requests", { created_on: ago(keptFor.request) });
  work.remove("address_changes", { expires_on: ago(keptFor.addressChange) });
  work.remove("sessions", { revoked_on: ago(keptFor.session) });
  work.remove("sessions", { expires_on: ago(keptFor.session) });
  work.remove("mails", { sent_on: ago(keptFor.mail) });
  work.remove("mails", { failed_on: ago(keptFor.mail) });
  await store.commit(work.changes, []);
  await reapUploads({ store, objects }, ago(keptFor.upload));
  await removeAbandoned({ store, objects, clock });
};

const reapUploads = async (
  { store, objects }: Pick<Parts, "store" | "objects">,
  created_on: Before,
): Promise<void> => {
  for (;;) {
    const uploads = await store.list("uploads", { created_on }, { limit: batch });
    if (uploads.length === 0) return;
    // The object goes first: should the row outlive it, the next hour finds it again.
    for (const { id } of uploads) await objects.remove(id);
    const work = new UnitOfWork();
    work.remove("uploads", { id: uploads.map((upload) => upload.id) });
    await store.commit(work.changes, []);
    if (uploads.length < batch) return;
  }
};

/** Reaps once an hour until it is stopped. */
export const startReaper = (parts: Parts & { readonly jobs?: JobLog }): PeriodicJob =>
  startPeriodicJob(parts, rhythm, () => reap(parts));
