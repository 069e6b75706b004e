import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { inEnglish, refusalInEnglish } from "#specs/fixtures/english.ts";
import { againIn, limitWords, peopleWords } from "../words/index.ts";
import { limits, overLimit } from "./index.ts";

// As docs/self-hosting.md prints them; decision 0028 says how each was found.
const printed: readonly [name: keyof typeof limits, limit: number, span: number][] = [
  ["mailsOfSender", 200, days(1)],
  ["invitationsOfPair", 10, days(1)],
  ["privateLinksToAddress", 5, days(1)],
  ["invitationsToAddress", 60, days(1)],
  ["invitationToCard", 3, days(1)],
  ["coOwnerToAddress", 3, days(1)],
  ["nudge", 1, days(1)],
  ["cardToAddress", 5, days(1)],
  ["cardsOfPair", 10, days(1)],
  ["tests", 20, days(1)],
  ["requests", 1, days(1)],
  ["noticesOfPair", 20, days(1)],
  ["noticesOfCard", 100, days(1)],
  ["answersToAsker", 3, days(1)],
  ["codes", 10, minutes(15)],
  ["codesToAddress", 30, minutes(60)],
  ["codesOfNetwork", 20, minutes(15)],
  ["addressChecks", 20, minutes(15)],
  ["wrongCodesOfPair", 20, minutes(60)],
  ["wrongCodesForAddress", 20, minutes(60)],
  ["wrongCodesFromNetwork", 100, minutes(60)],
  ["externalTries", 100, minutes(15)],
  ["cardsOfAccount", 100, days(1)],
  ["cardsOfVisitor", 20, days(1)],
  ["cardsOfNetwork", 500, days(1)],
  ["messagesOfPerson", 200, days(1)],
  ["messagesOfNetwork", 1000, days(1)],
  ["uploadsOfAccount", 20000, days(1)],
  ["uploadsOfVisitor", 5000, days(1)],
  ["uploadsOfNetwork", 50000, days(1)],
  ["searchesOfPerson", 240, minutes(1)],
  ["searchesOfNetwork", 1200, minutes(1)],
  ["foundOfNetwork", 6000, minutes(1)],
  ["paymentsOfAccount", 40, minutes(60)],
  ["testCardsOfAccount", 100, minutes(60)],
  ["receiptsOfPayment", 10, days(1)],
  ["previewsOfAccount", 60, minutes(15)],
  ["calendarsOfAccount", 15, minutes(15)],
  ["calendarsOfNetwork", 100, minutes(15)],
];
it.each(printed)("[F-17] the limit %s is %d in %d ms", (name, limit, span) => {
  expect(limits[name]).toMatchObject({ limit, span });
});

it("[F-17] there are no other limits", () => {
  expect(Object.keys(limits).sort()).toEqual(printed.map(([name]) => name).sort());
});

describe("who has reached a limit", () => {
  it("[F-20] is told when to try again, in words and in seconds", () => {
    expect(refusalInEnglish(overLimit("nudge", days(1)).refusal)).toMatchObject({
      code: "limited",
      message: "You’ve already nudged this person today. Please try again tomorrow.",
      retryAfter: 86_400,
    });
    const words = [0, 61, 3599, 3600, 3601, 72_000, 86_400].map((seconds) =>
      inEnglish(againIn(seconds)),
    );
    expect(words).toEqual([
      "Please try again in a minute.",
      "Please try again in 2 minutes.",
      "Please try again in an hour.",
      "Please try again in an hour.",
      "Please try again in 2 hours.",
      "Please try again tomorrow.",
      "Please try again tomorrow.",
    ]);
  });

  it("[F-18] [ERR-03] hears the sentence of a locked account to the letter, and that the link works", () => {
    const { code, message } = overLimit("wrongCodesForAddress", 1).refusal;
    expect(code).toBe("locked");
    expect(inEnglish(message).startsWith(inEnglish(peopleWords.locked))).toBe(true);
    expect(inEnglish(message)).toContain("link");
    expect(overLimit("codes", 1).refusal.message).toEqual(peopleWords.locked);
  });
});

it("[ERR-03] guessing is answered 423, all else 429", () => {
  const locks = Object.keys(limits).filter(
    (name) => overLimit(name as keyof typeof limits, 1).refusal.code === "locked",
  );
  expect(locks).toHaveLength(8);
  expect(refusalInEnglish(overLimit("noticesOfCard", 0).refusal)).toMatchObject({
    message: `${inEnglish(limitWords.tooMuch)} ${inEnglish(againIn(1))}`,
    retryAfter: 1,
  });
});
