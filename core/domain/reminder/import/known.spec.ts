import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Identified, marked, sameness } from "./known.ts";

const birthday: Identified = {
  ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper", title: null },
  ...{ occasion: "birthday", occasion_date: "1990-05-12", repeat: true },
};
const isSame = (one: Partial<Identified>, other: Partial<Identified>) =>
  sameness({ ...birthday, ...one }) === sameness({ ...birthday, ...other });

const once = { repeat: false };
const nobody = { recipient_first_name: "", recipient_last_name: "" };
const dinner = { title: "Dinner" };

test.each<[string, Partial<Identified>, Partial<Identified>]>([
  ["the case of its name", {}, { recipient_first_name: "GRACE", recipient_last_name: "hopper" }],
  [
    "where its name is parted",
    {},
    { recipient_first_name: "Grace Hopper", recipient_last_name: "" },
  ],
  [
    "the blanks in its name",
    {},
    { recipient_first_name: " Grace ", recipient_last_name: " Hopper " },
  ],
  [
    "how its letters are encoded",
    { recipient_first_name: "Zoë" },
    { recipient_first_name: "Zoe\u0308" },
  ],
  ["its first year, where it comes again", {}, { occasion_date: "2026-05-12" }],
  ["what somebody's birthday is called", { title: "Fifty at last" }, { title: null }],
  ["the case of its title", { ...nobody, title: "DINNER" }, { ...nobody, title: "dinner" }],
  [
    "the case of what is custom",
    { occasion: "custom", title: "A" },
    { occasion: "custom", title: "a" },
  ],
  ["the title of nobody's day left empty", nobody, { ...nobody, title: "" }],
])("[REMIND-01] a reminder is the same one but for %s", (_, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each<[string, Partial<Identified>, Partial<Identified>]>([
  ["first name", {}, { recipient_first_name: "Ada" }],
  ["last name", {}, { recipient_last_name: "Lovelace" }],
  // capitals would make one of these two families
  ["letters of a name", { recipient_last_name: "Weiß" }, { recipient_last_name: "Weiss" }],
  ["occasion", {}, { occasion: "anniversary" }],
  ["day", {}, { occasion_date: "1990-05-13" }],
  ["day ten on", { occasion_date: "1990-05-02" }, {}],
  ["month", {}, { occasion_date: "1990-06-12" }],
  ["month ten on", { occasion_date: "1990-02-12" }, { occasion_date: "1990-12-12" }],
  ["year, where it comes once", once, { ...once, occasion_date: "1991-05-12" }],
  ["coming again", {}, once],
  ["letters of a title", { ...nobody, title: "Maße" }, { ...nobody, title: "Masse" }],
  ["title, where nobody is named", { ...nobody, ...dinner }, { ...nobody, title: "Lunch" }],
  [
    "title, where it is called by a name of its own",
    { occasion: "custom", ...dinner },
    { occasion: "custom", title: "Lunch" },
  ],
])("[REMIND-01] reminders are two where they differ in the %s", (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});

describe("[REMIND-01] what was found", () => {
  const ada = { ...birthday, recipient_first_name: "Ada" };
  const mary = { ...birthday, recipient_first_name: "Mary" };
  const knownIn = (own: readonly Identified[], found: readonly Identified[]) =>
    marked(own, found).map(({ known }) => known);

  it("is known where its owner has it already, or where it stood further up", () => {
    expect(knownIn([birthday], [ada, birthday, mary, ada])).toEqual([false, true, false, true]);
    expect(knownIn([], [ada, mary])).toEqual([false, false]);
    expect(knownIn([ada], [])).toEqual([]);
  });

  it("stays as it was, in its order, and is all known the second time", () => {
    const one = fc.constantFrom(birthday, ada, mary);
    fc.assert(
      fc.property(fc.array(one), fc.array(one), (own, found) => {
        const read = marked(own, found);
        expect(read.map(({ known, ...rest }) => rest)).toEqual(found);
        expect(knownIn([...own, ...found], found).every(Boolean)).toBe(true);
      }),
    );
  });
});
