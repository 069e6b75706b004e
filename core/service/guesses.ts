import { wrongCodesForAddress, wrongCodesFromNetwork } from "#core/domain/auth/index.ts";
import { spend } from "#core/domain/mail/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { refused } from "#core/kernel/index.ts";
import { keepSpent } from "./allowance.ts";
import type { Context } from "./context.ts";
import type { AllowanceRecord } from "./ports/index.ts";

/** How much may still be guessed, beyond the tries of one sign-in. */
export interface Guesses {
  readonly isOver: boolean;
  /** One more was wrong. */
  spend(): void;
  /** It was right: stands only if nobody has guessed meanwhile, or many at once would count as none. */
  hold(): void;
}

/** What guessing codes for an address, and from the caller's network, has come to (OPEN-48, R10). */
export const guessesFor = async (context: Context, email: string): Promise<Guesses> => {
  context.work.insist(refused("locked", peopleWords.locked));
  const limits = [
    { whose: `wrong codes for ${email}`, allowance: wrongCodesForAddress },
    { whose: `wrong codes from ${context.caller.network}`, allowance: wrongCodesFromNetwork },
  ].map((one) => ({ ...one, id: context.secrets.hash(`allowance:${one.whose}`) }));
  const rows = await context.store.list("allowances", { id: limits.map(({ id }) => id) });
  const [ofAddress, ofNetwork] = limits.map(({ id, allowance }) => {
    const row = rows.find((one) => one.id === id);
    return { id, row, more: spend(row?.spent ?? [], allowance, context.now) };
  }) as [Limit, Limit];
  const keep = ({ id, row }: Limit, spent: AllowanceRecord["spent"]) =>
    keepSpent(context, id, row, spent);
  return {
    isOver: ofAddress.more === null || ofNetwork.more === null,
    spend: () => {
      for (const one of [ofAddress, ofNetwork]) keep(one, one.more ?? []);
    },
    hold: () => keep(ofAddress, ofAddress.row?.spent ?? []),
  };
};

interface Limit {
  readonly id: string;
  readonly row: AllowanceRecord | undefined;
  /** What is spent with one more; null when there is none left. */
  readonly more: AllowanceRecord["spent"] | null;
}
