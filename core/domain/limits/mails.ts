import { days } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import type { Limit } from "./limit.ts";

const day = days(1);

/** How many emails people and cards cause, and how many somebody is sent. */
export const mailLimits = {
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
  privateLinksToAddress: {
    counts: "Private links to guests’ messages for one address",
    per: "address",
    protects: "whoever the address belongs to",
    limit: 5,
    span: day,
    says: null,
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
} as const satisfies Record<string, Limit>;
