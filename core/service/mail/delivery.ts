import {
  type Delivery,
  type Failure,
  hasFailed,
  type MailKind,
  whyFailed,
} from "#core/domain/mail/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import { type Clock, iso } from "#core/kernel/index.ts";
import { UnitOfWork } from "../context/index.ts";
import {
  Conflict,
  type Ids,
  type MailRecord,
  type Settings,
  type Store,
  type Translator,
} from "../ports/index.ts";
import { cardName } from "./cardName.ts";
import { post } from "./post.ts";
import { undeliveredMail } from "./templates/index.ts";

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly translator: Translator;
}

/** What became of one try. */
export type Try = { readonly attempts: number } & (
  | { readonly as: "sent"; readonly keepWords: boolean }
  | { readonly as: "queued"; readonly next: string }
  | { readonly as: Failure; readonly reason: string }
);

/** The subject holds a code or a name as well. */
const wordless = {
  subject: "",
  text: "",
  html: "",
  unsubscribe: null,
  picture: null,
  logo: null,
} as const;

const outcomeOf = (
  mail: MailRecord,
  result: Try,
  now: string,
): Partial<Omit<MailRecord, "id" | "version">> => {
  const { attempts } = result;
  if (result.as === "queued") return { attempts, leased_until: null, due_on: result.next };
  // A mail that is through keeps no code, link or words of anybody.
  if (result.as === "sent")
    return {
      attempts,
      leased_until: null,
      sent_on: now,
      ...(result.keepWords ? {} : wordless),
    };
  return {
    attempts,
    leased_until: null,
    failed: result.reason,
    failed_as: result.as,
    failed_on: now,
    // the operator may try once more what was only given up; a code is of no use by then
    ...(result.as === "given_up" && mail.kind !== "code" ? {} : wordless),
  };
};

/** What a mail says to the card's owner of the person it was for. */
const tellsOf = (mail: MailRecord): boolean =>
  mail.role_id !== null && tellingKinds.includes(mail.kind);
const tellingKinds: readonly string[] = ["card", "invitation", "nudge"] satisfies MailKind[];

/**
 * Writes down what became of one try, in one commit with all that follows from it: the person in the group says
 * whether their mail got through, a card that did not is not counted as sent, and its owner is told (F-30). What
 * `also` writes is in the same commit; whoever asks for it hears of a conflict.
 */
export const delivered = async (
  parts: Parts,
  mail: MailRecord,
  result: Try,
  also: ((work: UnitOfWork) => void) | null = null,
): Promise<void> => {
  const now = iso(parts.clock.now());
  const work = new UnitOfWork();
  work.change("mails", mail, outcomeOf(mail, result, now));
  also?.(work);
  const role =
    result.as !== "queued" && tellsOf(mail)
      ? await parts.store.find("roles", mail.role_id ?? "")
      : null;
  if (role && result.as !== "queued") await follow(parts, work, mail, role, result, now);
  try {
    await parts.store.commit(work.changes, work.notices);
  } catch (error) {
    // Somebody else has taken the mail over, or the group changed at this moment: the mail's own outcome counts most.
    if (!(error instanceof Conflict) || also) throw error;
    if (!role) return;
    await delivered(parts, { ...mail, role_id: null }, result);
  }
};

/** A mail provider says that it is in the mailbox: so says the place in the card. */
export const followDelivered = async (
  store: Pick<Store, "find">,
  work: UnitOfWork,
  mail: MailRecord,
  now: string,
): Promise<void> => {
  const role = tellsOf(mail) ? await store.find("roles", mail.role_id ?? "") : null;
  if (!role) return;
  work.mark("roles", role.id, { delivery: "delivered", delivery_reason: null });
  work.mark("stories", role.story_id, { last_role_update: now });
  work.tell(`story:${role.story_id}`, "roles");
};

const follow = async (
  parts: Parts,
  work: UnitOfWork,
  mail: MailRecord,
  role: RoleRecord,
  result: Exclude<Try, { as: "queued" }>,
  now: string,
): Promise<void> => {
  const delivery: Delivery = result.as;
  const delivery_reason = result.as === "sent" ? null : result.reason;
  work.mark("roles", role.id, { delivery, delivery_reason });
  work.tell(`story:${role.story_id}`, "roles");
  // whoever has the card open reads it anew
  if (result.as !== "sent") work.mark("stories", role.story_id, { last_role_update: now });
  // the group says it of a nudge; whoever was written to before is not worth a mail each time
  if (result.as === "sent" || mail.kind === "nudge") return;
  const story = await parts.store.find("stories", role.story_id);
  if (!story) return;
  const isCard = mail.kind === "card";
  if (isCard && story.sent_by_email_on !== null) {
    const recipients = await parts.store.list("roles", {
      story_id: story.id,
      role_type: "recipient",
    });
    const others = recipients.filter((other) => other.id !== role.id && other.delivery !== null);
    if (others.every((other) => hasFailed(other.delivery)))
      work.mark("stories", story.id, { sent_by_email_on: null });
  }
  const owner =
    story.owner_account_id === null
      ? null
      : await parts.store.find("accounts", story.owner_account_id);
  // nobody is told that what they were told of did not reach themselves
  if (!owner || owner.email === mail.to_email) return;
  if (!isCard && !story.owner_email_notifications) return;
  post(
    { work, ids: parts.ids, today: now, translator: parts.translator },
    {
      kind: "undelivered",
      to: owner.email,
      locale: owner.locale,
      sender: null,
      mail: undeliveredMail(parts.settings, {
        what: isCard ? "card" : "invitation",
        card: cardName(story),
        to: mail.to_email,
        why: whyFailed(result.reason),
        storyId: story.id,
      }),
    },
  );
};
