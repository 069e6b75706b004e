import { days } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import type { Limit } from "./limit.ts";

const day = days(1);

/** How much people make and upload, for the server’s room. */
export const roomLimits = {
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
