import type { AccountId } from "#core/kernel/index.ts";
import type { RoleStatus, RoleType } from "./role.ts";

interface Part {
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
  readonly account_id: AccountId | null;
  readonly join_email: string | null;
}
/** Somebody by their account, by an address as it is kept, or by both. */
interface Person {
  readonly account_id: AccountId | null;
  readonly email: string | null;
}
/** Everyone's parts in a card, and whom it is planned for. */
interface Going {
  readonly roles: readonly Part[];
  readonly deliveries: readonly { readonly email: string }[];
}

/** A part of somebody who has the card, or is to have it. */
const isReceiving = ({ role_type, status }: Part): boolean =>
  role_type === "recipient" && (status === "active" || status === "pending");

/**
 * Whether a card is for somebody: they keep it, it was sent to their address, or it is planned for it. Nobody organises
 * such a card, as they would read it before it comes (ROLE-06, decision 0077).
 */
export const isFor = ({ account_id, email }: Person, { roles, deliveries }: Going): boolean =>
  deliveries.some((delivery) => delivery.email === email) ||
  roles
    .filter(isReceiving)
    .some(
      (role) =>
        (account_id !== null && role.account_id === account_id) ||
        (email !== null && role.join_email === email),
    );
