import { type Clock, minutes, type Span } from "#core/kernel/index.ts";
import type { JobLog } from "../context/index.ts";
import type { Check, Ids, Objects, Reencoded, Store } from "../ports/index.ts";

const failureWords = (error: unknown): string => {
  const { code, name, $metadata } = (error ?? {}) as {
    code?: unknown;
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  const word = typeof code === "string" ? code : typeof name === "string" ? name : "failed";
  return status === undefined ? word : `${word}, ${status}`;
};

/** The database answers a question. Without it nothing works. */
export const databaseCheck = (store: Store): Check => ({
  name: "database",
  purpose: "Keeps everything but pictures and videos.",
  failing: "down",
  every: minutes(1),
  look: () =>
    store.nextMailDue().then(
      () => null,
      (error: unknown) => `The database doesn’t answer (${failureWords(error)}).`,
    ),
});

/** A small object can be put, read and removed again: disk or bucket. */
export const filesCheck = (
  objects: Objects,
  ids: Pick<Ids, "id">,
  { every, setting }: { readonly every: Span; readonly setting: string },
): Check => {
  // one a server: two must not take each other's away, and what one could not delete it finds again
  const key = `uploads/check/${ids.id()}`;
  // our own word, under a key that is never served
  const bytes = Uint8Array.from("Fanfold", (sign) => sign.charCodeAt(0)) as Uint8Array as Reencoded;
  return {
    name: "files",
    purpose: "Keeps pictures, videos and recordings.",
    failing: "degraded",
    every,
    look: async () => {
      let step = "written to";
      try {
        await objects.put(key, bytes, "text/plain");
        step = "read from";
        if ((await objects.read(key))?.byteLength !== bytes.byteLength)
          return `What is written to the place for files doesn’t come back. See ${setting}.`;
        step = "deleted from";
        await objects.remove(key);
        return null;
      } catch (error) {
        return `The place for files can’t be ${step} (${failureWords(error)}). See ${setting}.`;
      }
    },
  };
};

/** A mail that is due may wait this long before something is taken to be wrong. */
const latest = minutes(15);

/** Mails leave when they are due, whatever the reason that they do not. */
export const queueCheck = (store: Store, clock: Clock): Check => ({
  name: "queue",
  purpose: "Sends the emails that wait.",
  failing: "degraded",
  every: minutes(1),
  look: async () => {
    const due = await store.nextMailDue();
    return due !== null && clock.now() - due > latest
      ? "Emails that are due have been waiting for more than 15 minutes."
      : null;
  },
});

/** A service that was asked in vain this often has been away for more than half an hour. */
const manyTries = 4;

/** Printed cards that were paid for are on their way, where a service prints them. */
export const ordersCheck = (store: Store): Check => ({
  name: "orders",
  purpose: "Hands printed cards over to the printing service.",
  failing: "degraded",
  every: minutes(5),
  look: async () => {
    const owed = await store.list("postal_orders", { status: ["paid", "printing"] });
    // what the service itself says is in the way counts at once
    const stuck = owed.filter(
      ({ failure, attempts }) => failure !== null && (attempts === 0 || attempts >= manyTries),
    );
    if (stuck.length === 0) return null;
    return `${stuck.length === 1 ? "A printed card isn’t" : `${stuck.length} printed cards aren’t`} on the way. See npm run orders.`;
  },
});

/** What is done by the hour and by the minute was done without a fault the last time. */
export const jobsCheck = (log: JobLog): Check => ({
  name: "jobs",
  purpose: "Removes what has had its time, and sends reminders.",
  failing: "degraded",
  every: minutes(1),
  look: async () => {
    const broken = log.runs().filter((run) => run.failed);
    return broken.length === 0
      ? null
      : `The last run of ${broken.map((run) => run.name).join(" and ")} failed. The log says why.`;
  },
});
