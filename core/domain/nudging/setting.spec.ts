import { describe, expect, it } from "vitest";
import { keptAfter, signBy } from "./index.ts";

const today = "2026-03-10T12:00:00.000Z";
const day = "2026-03-30";
const other = "2026-04-02";
const on = "2026-03-01T00:00:00.000Z";

it.each([
  ["2026-03-30T22:15:00.000Z", "2026-03-30"],
  ["2026-03-30", "2026-03-30"],
  [null, null],
])("[OPEN-70] the day to sign by, chosen as %s, is %s", (completion_date, expected) => {
  expect(signBy({ completion_date })).toBe(expected);
});

describe("what follows from a change of the card", () => {
  const off = null;
  const turnedOn = { nudge_from: today, nudge_on: today };
  const turnedOff = { nudge_from: null, nudge_on: null };

  it.each([
    ["no change", { completion_date: day, nudge_from: on }, {}, {}],
    ["no change, without a day to sign by,", { completion_date: null, nudge_from: off }, {}, {}],
    ["the same day", { completion_date: day, nudge_from: on }, { completion_date: day }, {}],
    [
      "turning nudges on where they are on",
      { completion_date: day, nudge_from: on },
      { auto_nudge: true },
      {},
    ],
    [
      "turning nudges off where they are off",
      { completion_date: day, nudge_from: off },
      { auto_nudge: false },
      {},
    ],
  ])("[OPEN-70] %s brings nothing", (_, card, change, expected) => {
    expect(keptAfter(card, change, today)).toEqual(expected);
  });

  it.each([
    ["another day", on, { completion_date: other }, { ...turnedOn, note_on: today }],
    [
      "another day, with nudges off",
      off,
      { completion_date: other },
      { ...turnedOff, note_on: today },
    ],
    [
      "no day any more",
      on,
      { completion_date: null },
      { nudge_from: today, nudge_on: null, note_on: null },
    ],
    [
      "no day any more, with nudges off",
      off,
      { completion_date: null },
      { ...turnedOff, note_on: null },
    ],
    ["nudges on", off, { auto_nudge: true }, turnedOn],
    ["nudges off", on, { auto_nudge: false }, turnedOff],
    [
      "another day and nudges on",
      off,
      { completion_date: other, auto_nudge: true },
      { ...turnedOn, note_on: today },
    ],
    [
      "another day and nudges off",
      on,
      { completion_date: other, auto_nudge: false },
      { ...turnedOff, note_on: today },
    ],
  ])(
    "[OPEN-70] %s: it is looked at anew, and no morning before counts",
    (_, nudge_from, change, expected) => {
      expect(keptAfter({ completion_date: day, nudge_from }, change, today)).toEqual(expected);
    },
  );

  it("[OPEN-70] nudges that are turned on without a day to sign by wait for one", () => {
    const card = { completion_date: null, nudge_from: off };
    expect(keptAfter(card, { auto_nudge: true }, today)).toEqual({
      nudge_from: today,
      nudge_on: null,
    });
    const chosen = keptAfter({ ...card, nudge_from: on }, { completion_date: day }, today);
    expect(chosen).toEqual({ ...turnedOn, note_on: today });
  });
});
