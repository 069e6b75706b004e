import { describe, expect, it, test } from "vitest";
import { readCalendar, readContacts } from "./calendar.ts";
import type { CalendarEntry, ContactEntry } from "./source.ts";

const today = "2026-11-24";
const entry = (of: Partial<CalendarEntry>): CalendarEntry => ({
  ...{ line: 1, summary: "Grace Hopper's birthday", day: "1990-05-12", yearly: true },
  ...{ until: null, daysBefore: null, own: {} },
  ...of,
});
const calendar = (...entries: readonly Partial<CalendarEntry>[]) =>
  readCalendar(entries.map(entry), today);
const first = (of: Partial<CalendarEntry>) => calendar(of).lines[0]?.found?.[0];

describe("[REMIND-01] an entry of a calendar", () => {
  it("is a reminder of whom and what its words say", () => {
    expect(calendar({ line: 4 })).toEqual({
      lines: [
        {
          found: [
            {
              line: 4,
              ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper" },
              ...{ recipient_email: null, occasion: "birthday", occasion_date: "1990-05-12" },
              ...{ repeat: true, days_before: 7, title: null },
            },
          ],
        },
      ],
      leftOut: 0,
      order: null,
    });
  });

  it.each<[string, boolean, string, string | null, boolean]>([
    // a birthday comes every year, whether its calendar says so or not
    ["Grace's birthday", false, "birthday", null, true],
    ["Trip with Grace", false, "trip", null, false],
    ["Trip with Grace", true, "trip", null, true],
    ["Christmas", false, "christmas", "Christmas", true],
    ["Summer party", true, "custom", "Summer party", true],
  ])("called %j, every year: %j", (summary, yearly, occasion, title, repeat) => {
    expect(first({ summary, yearly })).toMatchObject({ occasion, title, repeat });
  });

  it("is left out where it is neither every year's nor an occasion", () => {
    const { lines, leftOut } = calendar(
      { summary: "Quarterly review", yearly: false },
      {},
      { summary: "Dentist", yearly: false },
    );
    expect(lines).toHaveLength(1);
    expect(leftOut).toBe(2);
  });

  it.each([
    ["2026-11-23", 1],
    ["2026-11-24", 0],
    ["2027-05-12", 0],
    [null, 0],
  ])("that comes until %s is left out once that is over", (until, leftOut) => {
    const read = calendar({ until });
    expect(read.leftOut).toBe(leftOut);
    expect(read.lines).toHaveLength(1 - leftOut);
  });

  it.each([
    [null, 7],
    [1, 1],
    [3, 3],
    [14, 14],
    [0, 7],
    [2, 7],
  ])("with an alarm %j days before is told of %i days before", (daysBefore, before) => {
    expect(first({ daysBefore })?.days_before).toBe(before);
  });

  it("is quoted where its day can't be kept", () => {
    expect(calendar({ line: 9, day: "1799-12-31" })).toEqual({
      lines: [{ unread: { line: 9, text: "Grace Hopper's birthday", reason: "farDay" } }],
      leftOut: 0,
      order: null,
    });
  });
});

describe("[REMIND-02] an entry that we wrote ourselves", () => {
  const summary = "Ada's wedding";
  const ours = (own: Record<string, string>, of: Partial<CalendarEntry> = {}) =>
    first({ summary, own: { OCCASION: "birthday", ...own }, ...of });

  it("is read as it was written, whatever its words say", () => {
    const own = { "FIRST-NAME": "Grace", "LAST-NAME": "Hopper", EMAIL: "grace@example.com" };
    expect(ours({ ...own, TITLE: "Fifty at last" })).toMatchObject({
      ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper" },
      ...{ recipient_email: "grace@example.com", occasion: "birthday", title: "Fifty at last" },
    });
    expect(ours({ "FIRST-NAME": "Grace" })).toMatchObject({
      ...{ recipient_first_name: "Grace", recipient_last_name: "", recipient_email: null },
    });
    expect(ours({ "LAST-NAME": "Hopper" })).toMatchObject({
      ...{ recipient_first_name: "", recipient_last_name: "Hopper" },
    });
  });

  it("comes every year only where it says so", () => {
    expect(ours({ "FIRST-NAME": "Grace" }, { yearly: true })?.repeat).toBe(true);
    expect(ours({ "FIRST-NAME": "Grace" }, { yearly: false })?.repeat).toBe(false);
  });

  it.each<[Record<string, string>, string | null]>([
    [{ "FIRST-NAME": "Grace", "LAST-NAME": "Hopper" }, null],
    [{ "FIRST-NAME": "Grace" }, null],
    [{ "LAST-NAME": "Hopper" }, null],
    [{}, summary],
    [{ TITLE: "Fifty at last" }, "Fifty at last"],
  ])("with %j is titled %j", (own, title) => {
    expect(ours(own)?.title).toBe(title);
  });

  it("of an occasion we have no more is read by its words", () => {
    expect(ours({ OCCASION: "jubilee", "FIRST-NAME": "Grace" })).toMatchObject({
      recipient_first_name: "Ada",
      occasion: "wedding",
    });
  });
});

describe("[REMIND-01] an address book", () => {
  const contact = (of: Partial<ContactEntry>): ContactEntry => ({
    ...{ line: 1, firstName: "Grace", lastName: "Hopper", name: "", email: "" },
    ...{ birthday: "", anniversary: "" },
    ...of,
  });
  const book = (...contacts: readonly Partial<ContactEntry>[]) =>
    readContacts(contacts.map(contact), today);

  it("has the birthdays and anniversaries of the people in it", () => {
    const both = { birthday: "1990-05-12", anniversary: "--06-30", email: "grace@example.com" };
    const { lines, leftOut, order } = book({ ...both, line: 5 }, { anniversary: "2001-06-30" });
    expect(
      lines.map(({ found }) =>
        found?.map((one) => `${one.line} ${one.occasion} ${one.occasion_date}`),
      ),
    ).toEqual([
      ["5 birthday 1990-05-12", "5 anniversary 2027-06-30"],
      ["1 anniversary 2001-06-30"],
    ]);
    expect(lines[0]?.found?.[0]).toMatchObject({
      ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper", repeat: true },
      recipient_email: "grace@example.com",
    });
    expect([leftOut, order]).toEqual([0, null]);
  });

  it("leaves out who has neither", () => {
    const { lines, leftOut } = book({}, { birthday: "1990-05-12" }, { birthday: "  " });
    expect(lines).toHaveLength(1);
    expect(leftOut).toBe(2);
  });

  test.each([
    [{ name: "Amazing Grace" }, "Amazing Grace"],
    [{}, "Grace Hopper"],
    [{ firstName: "" }, "Hopper"],
    [{ lastName: "" }, "Grace"],
  ])("quotes whom it can't read a day of: %j", (of, text) => {
    expect(book({ ...of, line: 2, birthday: "in spring" }).lines).toEqual([
      { unread: { line: 2, text, reason: "notDay" } },
    ]);
  });
});
