import { describe, expect, it, test } from "vitest";
import type { Identified } from "./known.ts";
import { previewImport } from "./read.ts";
import type { BrokenPart, DatesFile } from "./source.ts";

const asked = { order: null, today: "2026-11-24" };
const table = (rows: readonly string[], broken: readonly BrokenPart[] = []): DatesFile => ({
  of: "table",
  rows: rows.map((row, at) => ({ line: at + 1, cells: row.split("|") })),
  broken,
});
const grace: Identified = {
  ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper", title: null },
  ...{ occasion: "birthday", occasion_date: "1990-05-12", repeat: true },
};
const readFrom = (file: DatesFile, own: readonly Identified[] = []) =>
  previewImport(file, own, asked);

describe("[REMIND-01] what is in a text of days", () => {
  it("is found in a table, with how its figures were read", () => {
    const file = table(["Name|Birthday", "Grace Hopper|03/04/1990"]);
    expect(readFrom(file)).toEqual({
      found: [
        {
          ...{ line: 2, recipient_first_name: "Grace", recipient_last_name: "Hopper" },
          ...{ recipient_email: null, occasion: "birthday", occasion_date: "1990-04-03" },
          ...{ repeat: true, days_before: 7, title: null, known: false },
        },
      ],
      ...{ unread: [], unread_count: 0, left_out: 0, date_order: "dayFirst", room: 500 },
    });
    expect(previewImport(file, [], { ...asked, order: "monthFirst" })).toMatchObject({
      found: [{ occasion_date: "1990-03-04" }],
      date_order: "monthFirst",
    });
  });

  it("is found in a calendar, and what is no occasion is left out", () => {
    const entry = {
      ...{ line: 1, day: "1990-05-12", yearly: false },
      until: null,
      daysBefore: null,
    };
    const entries = [
      { ...entry, summary: "Grace's birthday", own: {} },
      { ...entry, summary: "Dentist", own: {} },
    ];
    expect(readFrom({ of: "calendar", entries, broken: [] })).toMatchObject({
      ...{ found: [{ recipient_first_name: "Grace" }], left_out: 1, date_order: null },
    });
  });

  it("is found in an address book", () => {
    const contact = {
      ...{ line: 1, firstName: "Grace", lastName: "", name: "", email: "" },
      ...{ birthday: "1990-05-12", anniversary: "" },
    };
    expect(readFrom({ of: "contacts", contacts: [contact], broken: [] })).toMatchObject({
      ...{ found: [{ occasion: "birthday" }], left_out: 0, date_order: null },
    });
  });

  it("is nothing where no day stands and nothing says where one would", () => {
    expect(readFrom(table(["Grace|green"]))).toBeNull();
    expect(readFrom(table([]))).toBeNull();
    expect(readFrom(table(["Name|Birthday"]))).toMatchObject({ found: [], unread_count: 0 });
  });

  it("is marked where its owner has it already", () => {
    const file = table(["Name|Birthday", "Ada|1985-01-02", "Grace Hopper|1990-05-12"]);
    expect(readFrom(file, [grace])?.found.map(({ known }) => known)).toEqual([false, true]);
  });
});

describe("[REMIND-01] what could not be read", () => {
  it("is listed as it stands in the text, broken parts among its lines", () => {
    const rows = ["Name|Birthday", "Grace|soon", "Ada|1985-01-02", "Mary|later"];
    const broken = [
      { line: 9, text: '"Rosalind' },
      { line: 3, text: '"Ada' },
    ];
    expect(readFrom(table(rows, broken))).toMatchObject({
      unread: [
        { line: 2, text: "Grace, soon", reason: "notDay" },
        { line: 3, text: '"Ada', reason: "broken" },
        { line: 4, text: "Mary, later", reason: "notDay" },
        { line: 9, text: '"Rosalind', reason: "broken" },
      ],
      unread_count: 4,
    });
  });

  it.each([99, 100, 101])("is counted whole and listed up to a hundred: %i lines", (many) => {
    const rows = Array.from({ length: many }, (_, at) => `Name ${at}|soon`);
    const read = readFrom(table(["Name|Birthday", ...rows]));
    expect(read?.unread_count).toBe(many);
    expect(read?.unread).toHaveLength(Math.min(many, 100));
    expect(read?.unread[0]?.line).toBe(2);
  });
});

test.each([
  [0, 500],
  [1, 499],
  [500, 0],
  [501, 0],
])("[REMIND-01] an account with %i reminders has room for %i more", (has, room) => {
  const own = Array.from({ length: has }, () => grace);
  expect(readFrom(table(["Name|Birthday"]), own)?.room).toBe(room);
});
