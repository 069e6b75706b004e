import { days, minutes, type Refused, refused, type Span } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import { peopleWords } from "../words/people.ts";
import type { Limit } from "./limit.ts";

const day = days(1);
const hour = minutes(60);
const quarter = minutes(15);
const locked = { says: peopleWords.locked, locks: true } as const;

/**
 * Every limit on how often something may be done, once: what it counts and in whose pot, whom it protects, and what
 * is said to whoever reaches it (decision 0028). docs/self-hosting.md prints it.
 */
export const limits = {
  mailsOfSender: {
    counts: "Emails that one account causes",
    per: "account",
    protects: "everyone, and the mail server’s good name",
    limit: 200,
    span: day,
    says: limitWords.mails,
  },
  invitationsOfPair: {
    counts: "Invitations and nudges from one account to one address",
    per: "account and address",
    protects: "the person invited",
    limit: 10,
    span: day,
    says: limitWords.toThem,
  },
  invitationsToAddress: {
    counts: "Invitations and nudges to one address",
    per: "address",
    protects: "the person invited",
    limit: 60,
    span: day,
    says: limitWords.theyHadEnough,
  },
  invitationToCard: {
    counts: "Invitations to one card for one address",
    per: "card and address",
    protects: "the person invited",
    limit: 3,
    span: day,
    says: limitWords.invitedAlready,
  },
  nudge: {
    counts: "Nudges to one address about one card",
    per: "card and address",
    protects: "the person nudged",
    limit: 1,
    span: day,
    says: limitWords.nudgedToday,
  },
  cardToAddress: {
    counts: "Emails with one finished card to one address",
    per: "card and address",
    protects: "the recipient",
    limit: 5,
    span: day,
    says: limitWords.sentAlready,
  },
  cardsOfPair: {
    counts: "Emails with finished cards from one account to one address",
    per: "account and address",
    protects: "the recipient",
    limit: 10,
    span: day,
    says: limitWords.toThem,
  },
  tests: {
    counts: "Test emails to oneself",
    per: "account",
    protects: "the mail server’s good name",
    limit: 20,
    span: day,
    says: limitWords.tests,
  },
  requests: {
    counts: "Emails that tell an organiser that one person asks to join one card",
    per: "person and card",
    protects: "the organiser",
    limit: 1,
    span: day,
    says: null,
  },
  noticesOfPair: {
    counts: "Emails that tell an organiser of what one person did in one card",
    per: "person and card",
    protects: "the organiser",
    limit: 20,
    span: day,
    says: null,
  },
  noticesOfCard: {
    counts: "Emails of one kind that tell an organiser about one card",
    per: "card and kind",
    protects: "the organiser",
    limit: 100,
    span: day,
    says: null,
  },
  answersToAsker: {
    counts: "Emails that tell one person how an organiser answered their request",
    per: "person and card",
    protects: "the person who asked",
    limit: 3,
    span: day,
    says: null,
  },
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
  cardsOfAccount: {
    counts: "New cards of one account",
    per: "account",
    protects: "the server’s room",
    limit: 100,
    span: day,
    says: limitWords.cards,
  },
  cardsOfVisitor: {
    counts: "New cards of one visitor",
    per: "visitor",
    protects: "the server’s room",
    limit: 20,
    span: day,
    says: limitWords.cards,
  },
  cardsOfNetwork: {
    counts: "New cards of all visitors from one network",
    per: "network",
    protects: "the server’s room",
    limit: 500,
    span: day,
    says: limitWords.cards,
  },
  messagesOfPerson: {
    counts: "New messages of one person in all cards",
    per: "account or visitor",
    protects: "the server’s room",
    limit: 200,
    span: day,
    says: limitWords.drafts,
  },
  messagesOfNetwork: {
    counts: "New messages of all visitors from one network",
    per: "network",
    protects: "the server’s room",
    limit: 1000,
    span: day,
    says: limitWords.drafts,
  },
  uploadsOfAccount: {
    counts: "Megabytes that one account may upload",
    per: "account",
    protects: "the server’s room",
    limit: 20_000,
    span: day,
    says: limitWords.uploads,
  },
  uploadsOfVisitor: {
    counts: "Megabytes that one visitor may upload",
    per: "visitor",
    protects: "the server’s room",
    limit: 5000,
    span: day,
    says: limitWords.uploads,
  },
  uploadsOfNetwork: {
    counts: "Megabytes that all visitors from one network may upload",
    per: "network",
    protects: "the server’s room",
    limit: 50_000,
    span: day,
    says: limitWords.uploads,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Those that answer 423; the others answer 429. */
export type LockName = {
  [L in LimitName]: (typeof limits)[L] extends { readonly locks: true } ? L : never;
}[LimitName];
export type CodeOf<L extends LimitName> = L extends LockName ? "locked" : "limited";

/** The refusal of whoever has nothing left of a limit, with how long to wait. */
export const overLimit = <L extends LimitName>(name: L, wait: Span): Refused<CodeOf<L>> => {
  const limit: Limit = limits[name];
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const says = limit.says ?? limitWords.tooMuch;
  const code = (limit.locks ? "locked" : "limited") as CodeOf<L>;
  return refused(code, limit.locks ? says : `${says} ${limitWords.again(retryAfter)}`, {
    retryAfter,
  });
};
