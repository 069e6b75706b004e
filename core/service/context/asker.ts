import type { AccountRecord } from "#core/domain/account/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "./context.ts";

/** The account that asks. An access token outlives a deleted account by some minutes, so it may be gone. */
export const accountOf = async (
  context: Context,
): Promise<Outcome<AccountRecord, "unauthenticated">> => {
  const { account } = context.actor;
  const found = account === null ? null : await context.store.find("accounts", account);
  return signedIn(found);
};

/** The account that asks, where it has been read already. */
export const signedIn = (
  account: AccountRecord | null,
): Outcome<AccountRecord, "unauthenticated"> =>
  account ? done(account) : refused("unauthenticated", words.signInAgain);
