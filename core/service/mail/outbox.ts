import { isPast, waitAfter } from "#core/domain/mail/index.ts";
import { type Cancel, type Clock, iso, minutes, type Span, seconds } from "#core/kernel/index.ts";
import type {
  Ids,
  InlinePicture,
  Mailer,
  MailRecord,
  Objects,
  Reporter,
  Secrets,
  Settings,
  Store,
  Translator,
} from "../ports/index.ts";
import { delivered } from "./delivery.ts";
import { leased } from "./lease.ts";
import { type Carried, contentIds, withPictures } from "./templates/index.ts";
import { isUnwanted } from "./unsubscribing.ts";

export interface OutboxParts {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Pick<Secrets, "hash">;
  /** Where the pictures lie that mails carry. */
  readonly objects: Pick<Objects, "read">;
  readonly settings: Settings;
  readonly translator: Translator;
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

/** Mails of any kind that are on their way at once; no more are claimed than can be begun. */
const lanes = 4;
/** Kept free for mails that someone waits for, whatever else is slow (F-29). */
const urgentLanes = 2;
const afterFault = seconds(10);
const pictureType = (key: string): string => (key.endsWith(".png") ? "image/png" : "image/jpeg");

/**
 * Sends what is due in the outbox: codes first, claimed by a lease that is renewed while a mail is on its way, so that
 * any number of processes share the work; tried again with growing waits, given up at last. Woken by notices and by
 * the clock.
 */
export const startOutbox = (parts: OutboxParts): Outbox => {
  const { store, mailer, clock, reporter, lookEvery = minutes(60), keepWords = false } = parts;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  const sending = new Set<Promise<void>>();
  let timer: Cancel = () => {};

  /** What a mail carries that is gone, since the cover was drawn anew or the logo removed, it goes without. */
  const pictureOf = async (mail: MailRecord, what: Carried): Promise<InlinePicture | null> => {
    const { [what]: key } = mail;
    const bytes = key === null ? null : await parts.objects.read(key);
    if (key === null || bytes === null) return null;
    return { id: contentIds[what], bytes, mime_type: pictureType(key) };
  };

  const attempt = async (mail: MailRecord): Promise<Awaited<ReturnType<Mailer["send"]>>> => {
    const { id, to_email: to, subject, text, unsubscribe } = mail;
    try {
      const [picture, logo] = await Promise.all([
        pictureOf(mail, "picture"),
        pictureOf(mail, "logo"),
      ]);
      const pictures = [picture, logo].filter((one) => one !== null);
      const html = withPictures(mail.html, {
        picture: picture && `cid:${picture.id}`,
        logo: logo && `cid:${logo.id}`,
      });
      return await mailer.send({ id, to, subject, text, html, unsubscribe, pictures });
    } catch (error) {
      reporter.fault(error, "mailer");
      return { ok: false, again: true, reason: "fault" };
    }
  };

  /** Answers whether there is something else to be looked for: when this mail is to be tried again. */
  const send = async (mail: MailRecord): Promise<boolean> => {
    if (isPast(mail, clock.now())) {
      reporter.event("mail expired", { kind: mail.kind, attempts: mail.attempts });
      await delivered(parts, mail, { attempts: mail.attempts, as: "expired", reason: "expired" });
      return false;
    }
    // as late as can be: whoever leaves gets nothing that was queued before
    if (await isUnwanted(parts, mail)) {
      reporter.event("mail unwanted", { kind: mail.kind });
      await delivered(parts, mail, {
        attempts: mail.attempts,
        as: "refused",
        reason: "unsubscribed",
      });
      return false;
    }
    const hold = leased(parts, mail);
    const answer = await attempt(mail);
    const held = await hold.release();
    const attempts = mail.attempts + 1;
    if (answer.ok) {
      await delivered(parts, held, { attempts, as: "sent", keepWords });
      return false;
    }
    const wait = answer.again ? waitAfter(attempts) : null;
    const { reason } = answer;
    const next = wait === null ? null : iso(clock.now() + wait);
    reporter.warning("mail not sent", { kind: mail.kind, attempts, reason, next });
    await delivered(
      parts,
      held,
      next === null
        ? { attempts, as: answer.again ? "given_up" : "refused", reason }
        : { attempts, as: "queued", next },
    );
    return next !== null;
  };

  const begin = (mail: MailRecord): void => {
    const done = send(mail)
      .catch((error: unknown) => {
        reporter.fault(error, "outbox");
        return true;
      })
      .then((isToLook) => {
        // others may have been left behind while every lane was taken
        const wasFull = sending.size >= lanes;
        sending.delete(done);
        if (isToLook || wasFull) wake();
      });
    sending.add(done);
  };

  const drain = async (): Promise<void> => {
    for (;;) {
      again = false;
      const room = lanes - sending.size;
      const urgent = room <= 0;
      const limit = urgent ? room + urgentLanes : room;
      if (limit <= 0) return;
      const due = await store.claimMails(clock.now(), leased.span, limit, urgent);
      for (const mail of due) begin(mail);
      if ((due.length < limit && !again) || stopped) return;
    }
  };

  const sleep = async (): Promise<void> => {
    // with every lane taken the next to end looks again
    const due = sending.size < lanes ? await store.nextMailDue() : null;
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

  const settled = async (): Promise<void> => {
    while (running || sending.size > 0) await (running ?? Promise.race(sending));
  };
  return {
    idle: settled,
    stop: async () => {
      stopped = true;
      deaf();
      timer();
      await settled();
    },
  };
};
