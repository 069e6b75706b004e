import { iso } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";
import { UnitOfWork } from "../context/index.ts";
import { Conflict } from "../ports/index.ts";

/**
 * Puts a mail that waits or was given up back to the front of the queue, for the operator; false where it is gone,
 * sent, or has lost its words.
 */
export const retryMail = async (
  { store, clock }: Pick<Service, "store" | "clock">,
  id: string,
): Promise<boolean> => {
  const mail = await store.find("mails", id);
  if (!mail || mail.sent_on !== null || mail.html === "") return false;
  const isLeased = mail.leased_until !== null && Date.parse(mail.leased_until) > clock.now();
  if (isLeased) return false;
  const work = new UnitOfWork();
  work.change("mails", mail, {
    attempts: 0,
    due_on: iso(clock.now()),
    failed: null,
    failed_as: null,
    failed_on: null,
  });
  if (mail.role_id !== null && (await store.find("roles", mail.role_id)))
    work.mark("roles", mail.role_id, { delivery: "queued", delivery_reason: null });
  work.tell("mail", "due");
  try {
    await store.commit(work.changes, work.notices);
    return true;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return false;
  }
};
