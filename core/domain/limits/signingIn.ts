import { minutes } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import { peopleWords } from "../words/people.ts";
import type { Limit } from "./limit.ts";

const hour = minutes(60);
const quarter = minutes(15);
const locked = { says: peopleWords.locked, locks: true } as const;

/** How often codes, addresses and providers are asked for and guessed at (decision 0018). */
export const signingInLimits = {
  codes: {
    counts: "Codes for one address from one network",
    per: "address and network",
    protects: "the address",
    limit: 10,
    span: quarter,
    ...locked,
  },
  codesToAddress: {
    counts: "Codes for one address from all networks",
    per: "address",
    protects: "the address",
    limit: 30,
    span: hour,
    says: limitWords.codesLocked,
    locks: true,
  },
  codesOfNetwork: {
    counts: "Codes that one network asks for, in sixteen parts by the address",
    per: "network",
    protects: "everyone’s address",
    limit: 20,
    span: quarter,
    ...locked,
  },
  addressChecks: {
    counts: "Addresses that one network asks about, in sixteen parts by the address",
    per: "network",
    protects: "everyone’s address",
    limit: 20,
    span: quarter,
    ...locked,
  },
  wrongCodesOfPair: {
    counts: "Wrong codes for one address from one network",
    per: "address and network",
    protects: "the account",
    limit: 20,
    span: hour,
    says: limitWords.codesLocked,
    locks: true,
  },
  wrongCodesForAddress: {
    counts:
      "Wrong codes for one address, which hold up networks that its owner hasn’t logged in from",
    per: "address",
    protects: "the account",
    limit: 20,
    span: hour,
    says: limitWords.codesLocked,
    locks: true,
  },
  wrongCodesFromNetwork: {
    counts: "Wrong codes from one network",
    per: "network",
    protects: "everyone’s account",
    limit: 100,
    span: hour,
    says: limitWords.codesLocked,
    locks: true,
  },
  externalTries: {
    counts: "Tries to log in with a provider",
    per: "network",
    protects: "everyone’s account",
    limit: 100,
    span: quarter,
    ...locked,
  },
} as const satisfies Record<string, Limit>;
