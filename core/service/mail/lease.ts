import { type Cancel, type Clock, iso, minutes, seconds } from "#core/kernel/index.ts";
import { Conflict, type MailRecord, type Reporter, type Store } from "../ports/index.ts";

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

export interface Lease {
  /** Renews no more; answers the mail as it stands now. */
  release(): Promise<MailRecord>;
}

const span = minutes(2);
const renewEvery = seconds(40);

/** Renews the lease of a mail while it is on its way, so that no second server sends it however slow the first is. */
export const leased = ({ store, clock, reporter }: Parts, mail: MailRecord): Lease => {
  let held = mail;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    const leased_until = iso(clock.now() + span);
    const { id, version } = held;
    try {
      await store.commit(
        [{ kind: "change", table: "mails", id, version, set: { leased_until } }],
        [],
      );
      held = { ...held, leased_until, version: version + 1 };
    } catch (error) {
      // the row is somebody else's, or gone with its account
      if (error instanceof Conflict) cancel();
      else reporter.fault(error, "mail lease");
    }
  };
  const cancel: Cancel = clock.every(renewEvery, () => {
    renewing = renewing.then(renew);
  });
  return {
    release: async () => {
      cancel();
      await renewing;
      return held;
    },
  };
};
/** A sender that dies gives its mails back after this long. */
leased.span = span;
