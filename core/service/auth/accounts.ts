import type { AccountRecord } from "#core/domain/account/index.ts";
import { type AccountId, as } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";

/** The account of an address in its plain form. */
export const accountWith = async (
  context: Context,
  email: string,
): Promise<AccountRecord | undefined> =>
  (await context.store.list("accounts", { email }, { limit: 1 }))[0];

/** An account as it begins. */
export const newAccount = (
  { ids, today }: Pick<Context, "ids" | "today">,
  email: string,
  names: { readonly first_name: string; readonly last_name: string },
): AccountRecord => ({
  id: as<AccountId>(ids.id()),
  version: 1,
  email,
  ...names,
  hide_my_email: false,
  credits_digital_available: 0,
  credits_digital_used: 0,
  credits_postal_available: 0,
  credits_postal_used: 0,
  last_card_on: null,
  tooltips: [],
  created_on: today,
});
