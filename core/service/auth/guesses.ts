import { overLimit } from "#core/domain/limits/index.ts";
import { minutes, type Refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { readCounters } from "../limits/index.ts";
import { accountWith } from "./accounts.ts";

/** How much may still be guessed, beyond the tries of one sign-in. */
export interface Guesses {
  /** The refusal of one more guess, null while there is one. */
  readonly over: Refused<"locked"> | null;
  /** One more was wrong. */
  spend(): void;
  /** It was right: stands only if nobody has guessed meanwhile, or many at once would count as none. */
  hold(): void;
}

/** Hashes a network as a session keeps it, and nothing else does. */
export const networkHash = ({ secrets }: Pick<Context, "secrets">, network: string): string =>
  secrets.hash(`network:${network}`);

/** Whether the address's owner has signed in from the caller's network. */
const isKnown = async (context: Context, email: string): Promise<boolean> => {
  const account = await accountWith(context, email);
  if (!account) return false;
  const network_hash = networkHash(context, context.caller.network);
  const match = { account_id: account.id, network_hash };
  return (await context.store.list("sessions", match, { limit: 1 })).length > 0;
};

/**
 * What guessing codes for an address has come to (OPEN-48, R10). What others guess from elsewhere holds up networks
 * that nobody knows, not the ones that the owner of the address has signed in from (decision 0028).
 */
export const guessesFor = async (context: Context, email: string): Promise<Guesses> => {
  const { network } = context.caller;
  context.work.insist(overLimit("wrongCodesForAddress", minutes(1)));
  const ofAddress = { limit: "wrongCodesForAddress", of: email } as const;
  const ofPair = { limit: "wrongCodesOfPair", of: `${email} ${network}` } as const;
  const ofNetwork = { limit: "wrongCodesFromNetwork", of: network } as const;
  const pots = [ofAddress, ofPair, ofNetwork];
  const counters = await readCounters(context, pots);
  const ofStrangers = counters.over(ofAddress);
  const isExempt = ofStrangers !== null && (await isKnown(context, email));
  return {
    over: counters.over(ofPair) ?? counters.over(ofNetwork) ?? (isExempt ? null : ofStrangers),
    spend: () => {
      for (const pot of pots) counters.spend(pot);
    },
    hold: () => counters.hold(isExempt ? ofPair : ofAddress),
  };
};
