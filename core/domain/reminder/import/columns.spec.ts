import { describe, expect, it, test } from "vitest";
import { type Columns, columnsOf, guessedColumns } from "./columns.ts";

const none: Columns = {
  ...{ first: null, last: null, name: null, email: null },
  ...{ occasion: null, title: null, repeat: null, days: [], events: [] },
};
const birthdayAt = (at: number) => [{ at, occasion: "birthday" as const }];

describe("[REMIND-01] the columns of a table by its header", () => {
  it("are found wherever they stand, each of them by name", () => {
    expect(
      columnsOf(["Birthday", "Surname", "First name", "Email", "Kind", "Reminder", "Repeats"]),
    ).toEqual({
      ...{ first: 2, last: 1, name: null, email: 3 },
      ...{ occasion: 4, title: 5, repeat: 6, days: birthdayAt(0), events: [] },
    });
    expect(columnsOf(["Full name", "DOB"])).toEqual({ ...none, name: 0, days: birthdayAt(1) });
  });

  it("are known however their names are spaced and capitalised", () => {
    expect(columnsOf(["  FIRST_NAME ", "Last   Name", " date_of_birth\t"])).toEqual({
      ...none,
      ...{ first: 0, last: 1, days: birthdayAt(2) },
    });
  });

  it("are the first of each name", () => {
    expect(columnsOf(["Name", "Who", "Birthday"])).toMatchObject({ name: 0 });
  });

  it("say whose day it is, or leave it to the row", () => {
    expect(columnsOf(["Born", "Colour", "Wedding anniversary", "When", "Date"])?.days).toEqual([
      { at: 0, occasion: "birthday" },
      { at: 2, occasion: "anniversary" },
      { at: 3, occasion: null },
      { at: 4, occasion: null },
    ]);
  });

  it.each(["Anniversary", "Date"])("are there where %s is the only column of days", (header) => {
    expect(columnsOf(["Name", header])?.days).toHaveLength(1);
  });

  it("come in pairs of what a day is and the day itself, in either order", () => {
    expect(
      columnsOf([
        ...["Event 2 - Value", "Event 1 - Type", "Event 1 - Value"],
        ...["Event 2 - Label", "Event 3 - Label", "Phone 1 - Label", "Phone 1 - Value"],
      ]),
    ).toEqual({
      ...none,
      events: [
        { kind: 1, at: 2 },
        { kind: 3, at: 0 },
      ],
    });
  });

  it.each([
    [[]],
    [["Name", "Email"]],
    [["Grace Hopper", "1990-05-12"]],
    [["Name", "Event 1 - Label"]],
    [["Name", "Event 1 - Label", "Event 2 - Value"]],
    // as programs write that lost the name of a column
    [["Name", "undefined - Value"]],
  ])("are none where %j says nothing of days", (header) => {
    expect(columnsOf(header)).toBeNull();
  });
});

describe("[REMIND-01] the columns of a table without a header", () => {
  const guessed = (...rows: readonly string[]) =>
    guessedColumns(
      rows.map((row, at) => ({ line: at + 1, cells: row.split("|") })),
      (text) => /^\d{4}-/.test(text),
    );
  const dayAt = (at: number) => [{ at, occasion: null }];

  it("are a day, an address and words: the name, then the occasion", () => {
    expect(guessed("a@example.com|Grace|1990-05-12|Birthday")).toEqual({
      ...none,
      ...{ name: 1, email: 0, occasion: 3, days: dayAt(2) },
    });
    expect(guessed("1990-05-12|17|Grace")).toEqual({ ...none, name: 2, days: dayAt(0) });
  });

  it("count the first day alone, whatever letters are in it", () => {
    expect(guessed("1990-May-12|Grace")).toEqual({ ...none, name: 1, days: dayAt(0) });
  });

  it("are those of the first row that has both a day and a name", () => {
    expect(guessed("Our days", "1990-05-12|7", "Grace|1990-05-12")).toEqual({
      ...none,
      ...{ name: 0, days: dayAt(1) },
    });
  });

  it("are looked for in twenty rows", () => {
    const words = (n: number) => Array.from({ length: n }, () => "words");
    expect(guessed(...words(19), "Grace|1990-05-12")).toMatchObject({ name: 0 });
    expect(guessed(...words(20), "Grace|1990-05-12")).toBeNull();
  });

  test("are none without a day or a name", () => {
    expect(guessed()).toBeNull();
    expect(guessed("Grace|Hopper", "1990-05-12|a@example.com")).toBeNull();
  });
});
