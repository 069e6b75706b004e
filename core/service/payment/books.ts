import type { AccountRecord } from "#core/domain/account/index.ts";
import { creditsAfter, type Posting } from "#core/domain/ledger/index.ts";
import type { Context } from "../context/index.ts";

type Gathering = Pick<Context, "work" | "today">;

/** Gathers transfers. One that was made before doesn’t fit, and nothing of the commit is written then. */
export const enter = ({ work, today }: Gathering, postings: readonly Posting[]): void => {
  for (const posting of postings)
    work.add("transfers", { ...posting, version: 1, created_on: today });
};

/**
 * Gathers transfers of credits, with the counts that stand beside the account (PAY-15): as of the version read, so that
 * one credit is never spent twice.
 */
export const enterCredits = (
  context: Gathering,
  account: AccountRecord,
  postings: readonly Posting[],
): AccountRecord => {
  enter(context, postings);
  const counts = creditsAfter(account, postings);
  context.work.change("accounts", account, counts);
  context.work.tell(`account:${account.id}`, "credits");
  return { ...account, ...counts };
};
