import { days, minutes } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import type { Limit } from "./limit.ts";

/** Whoever has stolen many card numbers tries them one after the other; whoever buys for a team opens a form or two. */
export const paymentLimits = {
  paymentsOfAccount: {
    counts: "Payments that one person has begun, or gone on with",
    per: "account",
    protects: "the site and its payment provider",
    limit: 40,
    span: minutes(60),
    says: limitWords.payments,
  },
  testCardsOfAccount: {
    counts: "Test cards that one person has tried",
    per: "account",
    protects: "the server’s time",
    limit: 100,
    span: minutes(60),
    says: limitWords.payments,
  },
  receiptsOfPayment: {
    counts: "Receipts of one payment sent again",
    per: "payment",
    protects: "the person at the address",
    limit: 10,
    span: days(1),
    says: limitWords.mails,
  },
} as const satisfies Record<string, Limit>;
