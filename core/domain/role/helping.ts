import type { AccountId } from "#core/kernel/index.ts";
import type { RoleStatus, RoleType } from "./role.ts";

interface Helper {
  readonly account_id: AccountId | null;
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
}

/** Whether somebody may be named beside the card's owner: whoever is in its group with an account (decision 0077). */
export const mayHelp = ({ account_id, role_type, status }: Helper): boolean =>
  account_id !== null && role_type === "contributor" && status === "active";

/** Whether a part in a card is a co-owner's. */
export const helps = (
  { co_owners }: { readonly co_owners: readonly AccountId[] },
  { account_id }: Pick<Helper, "account_id">,
): boolean => account_id !== null && co_owners.includes(account_id);

/** The co-owners of a card with this part among them or not, each once. */
export const coOwnersWith = (
  { co_owners }: { readonly co_owners: readonly AccountId[] },
  { account_id }: Pick<Helper, "account_id">,
  isNamed: boolean,
): readonly AccountId[] => {
  const others = co_owners.filter((id) => id !== account_id);
  return isNamed && account_id !== null ? [...others, account_id] : others;
};
