import { waitAfter } from "#core/domain/mail/index.ts";
import { type Cancel, type Clock, iso, minutes, type Span, seconds } from "#core/kernel/index.ts";
import {
  Conflict,
  type Mailer,
  type MailRecord,
  type Reporter,
  type Store,
} from "./ports/index.ts";

export interface OutboxParts {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** How often to look without being told, since a notice may be lost; an hour where notices are sure. */
  readonly lookEvery?: Span;
  /** Sent mails stay readable: without a mail server the outbox is where they are read (OPEN-26). */
  readonly keepWords?: boolean;
}

export interface Outbox {
  /** Settles when nothing that is due is left and nothing is being sent. */
  idle(): Promise<void>;
  /** Takes no more; settles when what was begun is done. */
  stop(): Promise<void>;
}

/** A sender that dies gives its mails back after this long. */
const lease = minutes(2);
const batch = 20;
const afterFault = seconds(10);
/** The subject holds a code or a name as well. */
const wordless = { subject: "", text: "", html: "" } as const;

/**
 * Sends what is due in the outbox: claimed by lease, so that any number of processes share the work, tried again
 * with growing waits, given up at last. Woken by notices and by the clock.
 */
export const startOutbox = ({
  store,
  mailer,
  clock,
  reporter,
  lookEvery = minutes(60),
  keepWords = false,
}: OutboxParts): Outbox => {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: Cancel = () => {};

  const write = async (mail: MailRecord, set: Partial<Omit<MailRecord, "id" | "version">>) => {
    try {
      const change = { kind: "change", table: "mails", id: mail.id, version: mail.version, set };
      await store.commit([change as never], []);
    } catch (error) {
      // Somebody else has taken it over after the lease ran out.
      if (!(error instanceof Conflict)) throw error;
    }
  };

  const send = async (mail: MailRecord): Promise<void> => {
    const answer = await mailer
      .send({
        id: mail.id,
        to: mail.to_email,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      })
      .catch((error: unknown) => {
        reporter.fault(error, "mailer");
        return { ok: false as const, again: true, reason: "fault" };
      });
    const attempts = mail.attempts + 1;
    const wait = !answer.ok && answer.again ? waitAfter(attempts) : null;
    if (answer.ok)
      // A sent mail keeps no code, link or words of anybody.
      await write(mail, {
        attempts,
        leased_until: null,
        sent_on: iso(clock.now()),
        ...(keepWords ? {} : wordless),
      });
    else if (wait !== null)
      await write(mail, { attempts, leased_until: null, due_on: iso(clock.now() + wait) });
    else {
      reporter.event("mail given up", { kind: mail.kind, attempts });
      await write(mail, {
        attempts,
        leased_until: null,
        failed: answer.reason,
        ...wordless,
      });
    }
  };

  const drain = async (): Promise<void> => {
    do {
      again = false;
      const due = await store.claimMails(clock.now(), lease, batch);
      await Promise.all(due.map(send));
      if (due.length > 0) again = true;
    } while (again && !stopped);
  };

  const sleep = async (): Promise<void> => {
    const due = await store.nextMailDue();
    if (stopped) return;
    const wait = due === null ? lookEvery : Math.max(1, Math.min(due - clock.now(), lookEvery));
    timer();
    timer = clock.after(wait, wake);
  };

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= drain()
      .then(sleep)
      .catch((error: unknown) => {
        reporter.fault(error, "outbox");
        timer();
        if (!stopped) timer = clock.after(afterFault, wake);
      })
      .finally(() => {
        running = null;
        // A notice that came between the last look and now.
        if (again && !stopped) wake();
      });
  }

  const deaf = store.listen((notice) => {
    if (notice.topic === "mail") wake();
  });
  wake();

  return {
    idle: async () => {
      while (running) await running;
    },
    stop: async () => {
      stopped = true;
      deaf();
      timer();
      await running;
    },
  };
};
