import { describe, expect, it, test } from "vitest";
import type { DateOrder } from "./found.ts";
import { readTable } from "./table.ts";

const today = "2026-11-24";
/** A table written down: a row a line, its cells between bars. */
const rowsOf = (...rows: readonly string[]) =>
  rows.map((row, at) => ({ line: at + 1, cells: row.split("|") }));
const read = (rows: readonly string[], asked: DateOrder | null = null) =>
  readTable(rowsOf(...rows), asked, today);
const foundIn = (rows: readonly string[], asked: DateOrder | null = null) =>
  read(rows, asked)?.lines.flatMap(({ found }) => found ?? []) ?? [];
const daysOf = (rows: readonly string[], asked: DateOrder | null = null) =>
  foundIn(rows, asked).map(
    (one) => `${one.line} ${one.recipient_first_name} ${one.occasion} ${one.occasion_date}`,
  );
const unreadIn = (rows: readonly string[]) =>
  read(rows)?.lines.flatMap(({ unread }) => unread ?? []) ?? [];

describe("[REMIND-01] where the days of a table stand", () => {
  it("is under its header, which is no row of its own", () => {
    expect(daysOf(["Day|Name", "1990-05-12|Grace", "1985-01-02|Ada"])).toEqual([
      "2 Grace birthday 1990-05-12",
      "3 Ada birthday 1985-01-02",
    ]);
    expect(unreadIn(["Day|Name", "1990-05-12|Grace"])).toEqual([]);
    // what looks like a day further left is none
    expect(daysOf(["Joined|Birthday|Name", "2020-01-01|1990-05-12|Grace"])).toEqual([
      "2 Grace birthday 1990-05-12",
    ]);
  });

  it("is guessed without a header, from the first row on", () => {
    expect(daysOf(["Grace|1990-05-12", "Ada|1985-01-02"])).toEqual([
      "1 Grace birthday 1990-05-12",
      "2 Ada birthday 1985-01-02",
    ]);
    // two figures are read as of these hundred years: 2024 had such a day
    expect(daysOf(["Grace|29/02/24"])).toEqual(["1 Grace birthday 2024-02-29"]);
  });

  it("is nowhere in a table that says no day, or in none at all", () => {
    expect(read(["Name|Colour", "Grace|green"])).toBeNull();
    expect(read([])).toBeNull();
  });

  it("keeps a row with empty cells, and passes over one of nothing but blanks", () => {
    const rows = ["Name|Email|Day", "Grace||1990-05-12", "||", " |  | ", "Ada||1985-01-02"];
    expect(daysOf(rows)).toEqual(["2 Grace birthday 1990-05-12", "5 Ada birthday 1985-01-02"]);
    expect(unreadIn(rows)).toEqual([]);
  });
});

describe("[REMIND-01] a row without a day", () => {
  const missing = (line: number, text: string) => ({ line, text, reason: "noDay" });

  it("was forgotten in a list of days, and is quoted", () => {
    const rows = ["Name|Birthday", "Grace|1990-05-12", "Ada|1985-01-02", "Mary|"];
    expect(daysOf(rows)).toEqual(["2 Grace birthday 1990-05-12", "3 Ada birthday 1985-01-02"]);
    expect(unreadIn(rows)).toEqual([missing(4, "Mary,")]);
    expect(read(rows)?.leftOut).toBe(0);
  });

  it("was forgotten too where exactly half of them have one", () => {
    const rows = ["Name|Birthday", "Grace|1990-05-12", "Mary|"];
    expect(unreadIn(rows)).toEqual([missing(3, "Mary,")]);
    expect(read(rows)?.leftOut).toBe(0);
  });

  it("is left out of an address book, which says few birthdays", () => {
    const rows = ["Name|Birthday", "Mary|", "Grace|1990-05-12", "Ada|"];
    expect(daysOf(rows)).toEqual(["3 Grace birthday 1990-05-12"]);
    expect(unreadIn(rows)).toEqual([]);
    expect(read(rows)?.leftOut).toBe(2);
  });

  it.each(["0/0/00", " - ", "0000-00-00", ".."])("has none where %j stands for it", (blank) => {
    expect(unreadIn(["Name|Birthday", "Grace|1990-05-12", `Mary|${blank}`])).toMatchObject([
      { line: 3, reason: "noDay" },
    ]);
  });

  it("is told from one whose day can't be read", () => {
    expect(unreadIn(["Name|Birthday", "Grace|1990-05-12", "Mary|in spring"])).toEqual([
      { line: 3, text: "Mary, in spring", reason: "notDay" },
    ]);
  });
});

describe("[REMIND-01] the order of a table's figures", () => {
  const open = "Grace|03/04/1990";

  it.each<[string, readonly string[], DateOrder | null, string, DateOrder | null]>([
    ["is the day first where nothing says it", [open], null, "1990-04-03", "dayFirst"],
    ["is as other rows say", [open, "Ada|12/25/1990"], null, "1990-03-04", "monthFirst"],
    ["is as asked for", [open], "monthFirst", "1990-03-04", "monthFirst"],
    ["is as asked whatever rows say", [open, "Ada|12/25/90"], "dayFirst", "1990-04-03", "dayFirst"],
    ["is not in question where no day fits both", ["G|25/12/1990"], null, "1990-12-25", null],
  ])("%s", (_, rows, asked, day, order) => {
    expect(foundIn(["Name|Birthday", ...rows], asked)[0]?.occasion_date).toBe(day);
    expect(read(["Name|Birthday", ...rows], asked)?.order).toBe(order);
  });
});

test.each<[string, boolean, boolean]>([
  ["", true, false],
  ["perhaps", true, false],
  ["yes", true, true],
  [" Every year ", true, true],
  ["1", true, true],
  ["TRUE", true, true],
  ["no", false, false],
  [" once ", false, false],
  ["0", false, false],
  ["yes and no", true, false],
])("[REMIND-01] a table that says %j of every year", (said, birthday, trip) => {
  const rows = ["Name|Occasion|Day|Repeat", `G|Birthday|1990-05-12|${said}`];
  expect(foundIn([...rows, `G|Trip|1990-05-12|${said}`]).map(({ repeat }) => repeat)).toEqual([
    birthday,
    trip,
  ]);
});

describe("[REMIND-01] what a row of a table is a day of", () => {
  const named = (rows: readonly string[]) =>
    foundIn(rows).map(({ occasion, title }) => [occasion, title]);

  it.each([
    ["", "", "birthday", null],
    ["Leaving do", "", "leaving", null],
    ["Dentist", "", "custom", "Dentist"],
    ["Dentist", "Teeth", "custom", "Teeth"],
    ["", "Fifty at last", "birthday", "Fifty at last"],
  ])("with the occasion %j and the title %j", (kind, called, occasion, title) => {
    const row = `Grace|${kind}|${called}|1990-05-12`;
    expect(named(["Name|Occasion|Title|Day", row])).toEqual([[occasion, title]]);
  });

  it("is as its header says, whatever the row calls it", () => {
    expect(
      named(["Name|Occasion|Birthday|Anniversary", "Grace|Trip|1990-05-12|2001-06-30"]),
    ).toEqual([
      ["birthday", null],
      ["anniversary", null],
    ]);
    expect(named(["Name|Title|Birthday", "Grace|Fifty at last|1990-05-12"])).toEqual([
      ["birthday", "Fifty at last"],
    ]);
  });

  it("is said beside each day in a book of contacts", () => {
    const header = "First Name|Event 1 - Label|Event 1 - Value|Event 2 - Label|Event 2 - Value";
    expect(
      named([header, "Grace|Anniversary|2001-06-30|Dentist|2026-12-01", "Ada||1985-01-02||"]),
    ).toEqual([
      ["anniversary", null],
      ["custom", "Dentist"],
      ["birthday", null],
    ]);
  });

  it("is somebody's, by the names and the address that stand there", () => {
    expect(
      foundIn(["Last Name|First Name|Email|Birthday", "Hopper|Grace|g@example.com|1990-05-12"]),
    ).toMatchObject([
      {
        recipient_first_name: "Grace",
        recipient_last_name: "Hopper",
        recipient_email: "g@example.com",
      },
    ]);
  });
});
