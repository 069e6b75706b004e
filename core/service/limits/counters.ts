import type { AccountRecord } from "#core/domain/account/index.ts";
import {
  type CodeOf,
  type LimitName,
  type LockName,
  limits,
  overLimit,
  type Spent,
  spend,
  waitFor,
} from "#core/domain/limits/index.ts";
import type { AccountId, Refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import type { RateLimitRecord } from "../ports/index.ts";

type Counting = Pick<Context, "store" | "secrets" | "work" | "now" | "today">;

/** One pot of a limit: of whom, in a text that nobody else's has. */
export interface Pot<L extends LimitName = Exclude<LimitName, LockName>> {
  readonly limit: L;
  readonly of: string;
}
type AnyPot = Pot<LimitName>;

interface Count {
  readonly id: string;
  spent: readonly Spent[];
  readonly row: RateLimitRecord | undefined;
  isWritten: boolean;
}

const nameOf = ({ limit, of }: AnyPot): string => `limit:${limit}:${of}`;
const idOf = ({ secrets }: Pick<Context, "secrets">, pot: AnyPot): string =>
  secrets.hash(nameOf(pot));

/**
 * What has been counted of some pots. Spending gathers a versioned write, so that calls at the same moment are
 * counted one after the other (F-16).
 */
export class Counters {
  readonly #context: Counting;
  /** By limit and of whom: a limit asks for its count several times, and each id is a hash. */
  readonly #counts = new Map<string, Count>();

  constructor(context: Counting, pots: readonly AnyPot[], rows: readonly RateLimitRecord[]) {
    this.#context = context;
    for (const pot of pots) {
      const id = idOf(context, pot);
      const row = rows.find((one) => one.id === id);
      this.#counts.set(nameOf(pot), { id, row, spent: row?.spent ?? [], isWritten: false });
    }
  }

  /** The refusal of `count` more, null while they fit. */
  over<L extends LimitName>(pot: Pot<L>, count = 1): Refused<CodeOf<L>> | null {
    const { spent } = this.#countOf(pot);
    const limit = limits[pot.limit];
    const { now } = this.#context;
    if (spend(spent, limit, now, count) !== null) return null;
    return overLimit(pot.limit, waitFor(spent, limit, now, count));
  }
  /** Counts so many more; one that does not fit stays as it is. */
  spend(pot: AnyPot, count = 1): void {
    const { spent } = this.#countOf(pot);
    this.#write(pot, spend(spent, limits[pot.limit], this.#context.now, count) ?? spent);
  }
  /** Counts nothing, but stands only if nobody has counted meanwhile. */
  hold(pot: AnyPot): void {
    this.#write(pot, this.#countOf(pot).spent);
  }

  #countOf(pot: AnyPot): Count {
    const count = this.#counts.get(nameOf(pot));
    if (!count) throw new Error(`${pot.limit} was not read`);
    return count;
  }
  #write(pot: AnyPot, spent: readonly Spent[]): void {
    const { work, today } = this.#context;
    const count = this.#countOf(pot);
    const { id } = count;
    count.spent = spent;
    const last = { spent, spent_on: today };
    if (count.row) work.change("allowances", count.row, last);
    else if (count.isWritten) work.mark("allowances", id, last);
    else work.add("allowances", { id, version: 1, ...last, created_on: today });
    count.isWritten = true;
  }
}

/** Reads what has been counted of these pots, in one round trip. */
export const readCounters = async (
  context: Counting,
  pots: readonly AnyPot[],
): Promise<Counters> => {
  const id = pots.map((pot) => idOf(context, pot));
  const rows = pots.length === 0 ? [] : await context.store.list("allowances", { id });
  return new Counters(context, pots, rows);
};

/** Counts `count` in each of the pots, or refuses with the first that has not so much left. */
export const spendAll = <L extends LimitName>(
  counters: Counters,
  pots: readonly Pot<L>[],
  count = 1,
): Refused<CodeOf<L>> | null => {
  for (const pot of pots) {
    const over = counters.over(pot, count);
    if (over) return over;
  }
  for (const pot of pots) counters.spend(pot, count);
  return null;
};

/** Reads and counts in one go. */
export const countIn = async <L extends LimitName>(
  context: Counting,
  pots: readonly Pot<L>[],
  count = 1,
): Promise<Refused<CodeOf<L>> | null> => spendAll(await readCounters(context, pots), pots, count);

/** Accounts by id and what has been counted of some pots, in one round trip. */
export const readAccounts = async (
  context: Counting,
  ids: readonly (AccountId | null)[],
  pots: readonly AnyPot[],
): Promise<{
  readonly counters: Counters;
  readonly account: (id: AccountId | null) => AccountRecord | null;
}> => {
  const { accounts, allowances } = await context.store.pick({
    accounts: ids.filter((id) => id !== null),
    allowances: pots.map((pot) => idOf(context, pot)),
  });
  return {
    counters: new Counters(context, pots, allowances),
    account: (id) => accounts.find((one) => one.id === id) ?? null,
  };
};
