import { type Allowance, spend } from "#core/domain/mail/index.ts";
import type { Context } from "./context.ts";
import type { AllowanceRecord } from "./ports/index.ts";

type Spending = Pick<Context, "store" | "secrets" | "work" | "now" | "today">;

/**
 * Spends of the allowances named by `whose`, each by `count`; gathers the writes and answers which names had
 * nothing left. Versioned, so that calls at the same moment are counted one after the other. Each name once a call.
 */
export const spendAllowances = async (
  context: Spending,
  whose: readonly string[],
  allowance: Allowance,
  count = 1,
): Promise<ReadonlySet<string>> => {
  const ids = new Map(whose.map((name) => [context.secrets.hash(`allowance:${name}`), name]));
  const rows = await context.store.list("allowances", { id: [...ids.keys()] });
  const exhausted = new Set<string>();
  for (const [id, name] of ids) {
    const row = rows.find((r) => r.id === id);
    const spent = spend(row?.spent ?? [], allowance, context.now, count);
    if (spent === null) exhausted.add(name);
    else keepSpent(context, id, row, spent);
  }
  return exhausted;
};

/** Gathers the write of what is spent of one allowance, `row` being what there is of it. */
export const keepSpent = (
  { work, today }: Pick<Spending, "work" | "today">,
  id: string,
  row: AllowanceRecord | undefined,
  spent: AllowanceRecord["spent"],
): void => {
  const last = { spent, spent_on: today };
  if (row) work.change("allowances", row, last);
  else work.add("allowances", { id, version: 1, ...last, created_on: today });
};

/** Spends once of one allowance; false when nothing is left. */
export const spendAllowance = async (
  context: Spending,
  whose: string,
  allowance: Allowance,
  count = 1,
): Promise<boolean> => (await spendAllowances(context, [whose], allowance, count)).size === 0;
