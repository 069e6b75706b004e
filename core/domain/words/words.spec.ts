import { expect, it } from "vitest";
import { inEnglish } from "#specs/fixtures/english.ts";
import { againIn, groupWords, mailWords, peopleWords } from "./index.ts";

it("counts: one invitation is not several, and a minute is not 1 minutes", () => {
  expect([1, 2].map((n) => inEnglish(groupWords.invited(n)))).toEqual([
    "Invitation sent",
    "2 invitations sent",
  ]);
  expect([60, 61].map((seconds) => inEnglish(againIn(seconds)))).toEqual([
    "Please try again in a minute.",
    "Please try again in 2 minutes.",
  ]);
});

it("[ROLE-16] quotes an address no longer than sixty signs", () => {
  const long = (length: number) => inEnglish(peopleWords.badInvitation("a".repeat(length)));
  expect(long(60)).toBe(`${"a".repeat(60)} doesn’t look right`);
  expect(long(61)).toBe(`${"a".repeat(60)}… doesn’t look right`);
});

it("names the recipient where there is one, and friends where there are some", () => {
  const { invitation, nudge, card } = mailWords;
  expect(inEnglish(invitation.text("Priya", "Grace"))).toContain("a group card for Grace and");
  expect(inEnglish(invitation.text("Priya", ""))).toContain("a group card and");
  expect(inEnglish(nudge.text("Priya", "Grace"))).toContain("from you for Grace.");
  expect(inEnglish(nudge.text("Priya", ""))).toContain("from you.");
  expect(inEnglish(card.text("Priya", true))).toContain("Priya and friends made");
  expect(inEnglish(card.text("Priya", false))).toContain("Priya made");
  expect([card.heading("Grace"), card.heading("")].map((one) => inEnglish(one))).toEqual([
    "Grace, you have a card",
    "You have a card",
  ]);
});

it("[REMIND-08] says how near a day is", () => {
  const { reminder } = mailWords;
  const day = { day: "2026-05-12" };
  const told = [0, 1, 2].map((days) => inEnglish(reminder.text(day, days)));
  expect(told.map((text) => /tomorrow|in \d days|not too late/.exec(text)?.[0])).toEqual([
    "not too late",
    "tomorrow",
    "in 2 days",
  ]);
  expect(told.map((text) => text.includes("12 May 2026"))).toEqual([false, true, true]);
  for (const say of [
    (title: string) => reminder.subject(title, day),
    reminder.heading,
    reminder.today,
  ])
    expect(inEnglish(say("Grace’s birthday"))).toMatch(/^Grace’s birthday is ./);
});

it("names in a mail whose card it is and who sends it", () => {
  const { receive } = mailWords;
  const card = "Happy Birthday Grace";
  expect(inEnglish(receive.subject("Priya", card))).toMatch(/^Priya .+ Happy Birthday Grace /);
  expect(inEnglish(receive.heading(card))).toMatch(/. Happy Birthday Grace$/);
  expect(inEnglish(receive.text("Priya"))).toMatch(/^Priya ./);
});

it("[OPEN-139][OPEN-142] names the bounds that a number is outside of", () => {
  expect(inEnglish(peopleWords.hoursEast(-12, 14))).toMatch(/-12 and 14$/);
});
