import type { AccountRecord } from "../account/record.ts";
import { hasFailed, whyFailed } from "../mail/delivery.ts";
import type { RoleRecord } from "../role/record.ts";
import type { StoryRecord } from "../story/record.ts";
import type { Delivery } from "./delivery.ts";
import type { DeliveryRecord } from "./record.ts";

interface Recipient {
  readonly role: RoleRecord;
  readonly account: Pick<AccountRecord, "email" | "hide_my_email"> | null;
}
/** What is known of a card on its way. */
export interface DeliveryFacts {
  readonly story: Pick<
    StoryRecord,
    "received_on" | "thanks_message" | "thanks_sent_on" | "thanks_account_id"
  >;
  readonly members: readonly Recipient[];
  /** Planned, held and gone ones, the oldest first. */
  readonly deliveries: readonly DeliveryRecord[];
}

/** What was chosen for a delivery; nothing of it where a card was sent at once. */
const chosen = (one: DeliveryRecord | undefined) => ({
  recipient_name: one?.recipient_name ?? "",
  recipient_message: one?.message ?? "",
  deliver_on: one?.local_day ?? null,
  deliver_at: one?.local_time ?? null,
  deliver_zone: one?.zone ?? null,
  goes_on: one?.goes_on ?? null,
});

const planned = (one: DeliveryRecord, recipients: readonly Recipient[]): Delivery => ({
  id: one.id,
  role_id: recipients.find(({ role }) => role.join_email === one.email)?.role.id ?? null,
  state: one.held_for === null ? "scheduled" : "held",
  recipient_email: one.email,
  ...chosen(one),
  since: null,
  held_for: one.held_for,
  reason: null,
});

/**
 * How far the mail to this person came and what they did with the card. Whoever opens a card without an account is not
 * known by name, so that it was opened, or thanked for, is said of a person only where nobody else was written to.
 */
const progressOf = (
  role: RoleRecord,
  { story }: DeliveryFacts,
  isOnly: boolean,
): Pick<Delivery, "state" | "since" | "reason"> => {
  const thanked =
    story.thanks_message !== null &&
    (isOnly || (role.account_id !== null && role.account_id === story.thanks_account_id));
  if (thanked) return { state: "thanked", since: story.thanks_sent_on, reason: null };
  const opened = role.last_watched_on ?? role.saved_on ?? (isOnly ? story.received_on : null);
  if (opened !== null) return { state: "opened", since: opened, reason: null };
  const { delivery } = role;
  if (hasFailed(delivery))
    return { state: "undelivered", since: null, reason: whyFailed(role.delivery_reason ?? "") };
  const state = delivery === "sent" || delivery === "delivered" ? delivery : "queued";
  return { state, since: null, reason: null };
};

/**
 * Everyone a card is on its way to, what is planned first; whoever was written to several times is there once. Somebody
 * who hides their address hides it here too, once they have joined (OPEN-60).
 */
export const presentDeliveries = (facts: DeliveryFacts): Delivery[] => {
  const { members, deliveries } = facts;
  const recipients = members.filter(({ role }) => role.role_type === "recipient");
  const written = recipients.filter(({ role }) => role.delivery !== null);
  const coming = deliveries.filter(({ due_on }) => due_on !== null);
  return [
    ...coming
      .toSorted((a, b) => (a.goes_on < b.goes_on ? -1 : 1))
      .map((one) => planned(one, recipients)),
    ...written.map(({ role, account }): Delivery => {
      const { join_email } = role;
      const gone = deliveries.findLast((one) => one.due_on === null && one.email === join_email);
      return {
        id: null,
        role_id: role.id,
        recipient_email: account?.hide_my_email ? null : join_email,
        ...chosen(gone),
        held_for: null,
        ...progressOf(role, facts, recipients.length === 1),
      };
    }),
  ];
};
