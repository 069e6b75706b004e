import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plainLine } from "#core/domain/form/index.ts";
import {
  daysBefore,
  entryOf,
  previewImport,
  type ReminderRecord,
} from "#core/domain/reminder/index.ts";
import { Occasion } from "#core/domain/story/index.ts";
import { as } from "#core/kernel/index.ts";
import { aReminder } from "#specs/contracts/records.ts";
import { dateFiles } from "./index.ts";

const now = Date.parse("2026-11-24T12:00:00Z");
const files = dateFiles({ now: () => now });
const today = "2026-11-24";
const read = async (
  text: string,
  own: readonly ReminderRecord[] = [],
  order: "dayFirst" | "monthFirst" | null = null,
) => {
  const file = await files.read(text);
  return file && previewImport(file, own, { order, today });
};
/** "2: Grace Hopper, birthday on 1906-12-09" */
const foundIn = async (...given: Parameters<typeof read>) =>
  (await read(...given))?.found.map(
    (one) =>
      `${one.line}: ${`${one.recipient_first_name} ${one.recipient_last_name}`.trim()}, ${one.occasion} on ${one.occasion_date}`,
  );

describe("[REMIND-01] a table", () => {
  test.each([
    ["commas", "Name,Birthday\nGrace Hopper,1906-12-09\n"],
    ["semicolons and CRLF", "Name;Birthday\r\nGrace Hopper;1906-12-09\r\n"],
    ["tabs, a BOM and quotes", '\uFEFF"Name"\t"Birthday"\n"Grace Hopper"\t"9 Dec 1906"'],
    [
      "Google’s columns",
      'First Name,Last Name,Birthday,E-mail 1 - Value\n"Grace",Hopper,1906-12-09,g@navy.test',
    ],
    [
      "Outlook’s columns",
      '"First Name","Last Name","Birthday","Anniversary"\n"Grace","Hopper","9/12/1906","0/0/00"',
    ],
    ["no header", "Nobody,\nGrace Hopper,09/12/1906"],
  ])("with %s is read", async (_what, text) => {
    const [found] = (await read(text))?.found ?? [];
    expect(found).toMatchObject({
      line: 2,
      recipient_first_name: "Grace",
      recipient_last_name: "Hopper",
      occasion: "birthday",
      occasion_date: "1906-12-09",
      repeat: true,
      days_before: 7,
      title: null,
    });
  });

  it("holds several days of one person, and calls of their own", async () => {
    const text =
      "Name,Birthday,Event 1 - Label,Event 1 - Value,Anniversary\n" +
      "Grace,1906-12-09,Anniversary,1930-06-15,\n" +
      "Ada,10 Dec 1815,Graduation,1840-05-01,8/7/1835\n";
    expect(await foundIn(text)).toEqual([
      "2: Grace, birthday on 1906-12-09",
      "2: Grace, anniversary on 1930-06-15",
      "3: Ada, birthday on 1815-12-10",
      "3: Ada, anniversary on 1835-07-08",
      "3: Ada, custom on 1840-05-01",
    ]);
    const named =
      "Person,Occasion,Date,Every year\nGrace,Leaving do,12/05/2027,no\nAda,Thanks,1 June,yes";
    const { found } = (await read(named)) ?? { found: [] };
    expect(found.map(({ occasion, repeat }) => [occasion, repeat])).toEqual([
      ["leaving", false],
      ["thanks", true],
    ]);
  });

  it("says how days were read that fit both orders, and reads them as it is told", async () => {
    const text = "Name,Birthday\nGrace,03/04/1990\nAda,25/12/1990";
    expect((await read(text))?.date_order).toBe("dayFirst");
    expect(await foundIn(text, [], "monthFirst")).toEqual([
      "2: Grace, birthday on 1990-03-04",
      "3: Ada, birthday on 1990-12-25",
    ]);
    expect((await read("Name,Birthday\nGrace,03/04/1990\nAda,12/25/1990"))?.date_order).toBe(
      "monthFirst",
    );
    expect((await read("Name,Birthday\nAda,25/12/1990"))?.date_order).toBeNull();
  });

  it("marks what is there already and what stands in it twice", async () => {
    const own = aReminder(as("ada"), {
      recipient_first_name: "GRACE",
      recipient_last_name: "hopper",
      occasion_date: "2027-12-09",
      repeat: true,
    });
    const text =
      "Name,Birthday\nGrace  Hopper,1906-12-09\nAda,1815-12-10\nAda,1815-12-10\nAda,1815-12-11";
    const { found, room } = (await read(text, [own])) ?? { found: [], room: 0 };
    expect(found.map(({ known }) => known)).toEqual([true, false, true, false]);
    expect(room).toBe(499);
  });

  it("of 5,000 lines with broken ones among them lists these, and reads all others", async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, n) => `"Person ${n}","${(n % 28) + 1} May 1990"`,
    );
    lines[2998] = '"Grace "Hopper","12 May 1990';
    lines[3500] = ',"13 May 1990"';
    lines[3600] = '"Ada","someday"';
    lines[3700] = '"Charles",""';
    const started = performance.now();
    const preview = await read(["Name,Birthday", ...lines].join("\n"));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(preview?.found).toHaveLength(4996);
    expect(preview?.unread_count).toBe(4);
    expect(preview?.unread.map(({ line, reason }) => [line, reason])).toEqual([
      [3000, "broken"],
      [3502, "noName"],
      [3602, "notDay"],
      [3702, "noDay"],
    ]);
    expect(preview?.unread[0]?.text).toBe('"Grace "Hopper","12 May 1990');
  });

  it("counts lines of text where a cell goes over several", async () => {
    expect(
      await foundIn('Name,Birthday,Notes\nAda,10 Dec 1815,"first\nsecond"\n\nGrace,9 Dec 1906,'),
    ).toEqual(["2: Ada, birthday on 1815-12-10", "5: Grace, birthday on 1906-12-09"]);
  });

  it("of an address book leaves out who has no birthday in it", async () => {
    const people = Array.from({ length: 9 }, (_, n) => `Person ${n},`);
    const preview = await read(["Name,Birthday", "Grace,1906-12-09", ...people].join("\n"));
    expect(preview).toMatchObject({ left_out: 9, unread_count: 0 });
  });

  it.each([
    ["nothing", "   "],
    ["a document", "%PDF-1.7\0"],
    ["a page of the web", "<!doctype html><p>Log in"],
    ["more lines than are read", "a\n".repeat(20_001)],
  ])("is not %s", async (_what, text) => expect(await files.read(text)).toBeNull());
  it("without a day anywhere is none", async () => {
    expect(await read("Name,Town\nGrace,Arlington")).toBeNull();
  });
});

const calendar = (...events: readonly string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n");
const event = (...lines: readonly string[]) =>
  ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");

describe("[REMIND-01] a calendar", () => {
  it("gives what comes every year or is named like an occasion; meetings are left out", async () => {
    const text = calendar(
      event(
        "SUMMARY:Grace Hopper’s bir",
        " thday",
        "DTSTART;VALUE=DATE:19061209",
        "RRULE:FREQ=YEARLY",
      ),
      event("SUMMARY:Standup", "DTSTART:20261124T090000Z", "RRULE:FREQ=WEEKLY"),
      event(
        "SUMMARY:Founders\\, all of us",
        "DTSTART;VALUE=DATE:20200301",
        "RRULE:FREQ=YEARLY;INTERVAL=1",
      ),
      event("SUMMARY:Ada’s wedding", "DTSTART;TZID=Europe/London:20270708T140000"),
      event("SUMMARY:Old habit", "DTSTART;VALUE=DATE:20000101", "RRULE:FREQ=YEARLY;UNTIL=20100101"),
      event("SUMMARY:Mum", "DTSTART;VALUE=DATE:16040512", "RRULE:FREQ=YEARLY"),
    );
    const preview = await read(text);
    expect(await foundIn(text)).toEqual([
      "3: Grace Hopper, birthday on 1906-12-09",
      "14: , custom on 2020-03-01",
      "19: Ada, wedding on 2027-07-08",
      "28: , custom on 2027-05-12",
    ]);
    expect(preview?.found.map(({ repeat, title }) => [repeat, title])).toEqual([
      [true, null],
      [true, "Founders, all of us"],
      [false, null],
      [true, "Mum"],
    ]);
    expect(preview?.left_out).toBe(2);
  });

  it("lists what is broken in it, and reads what follows", async () => {
    const text = calendar(
      event("SUMMARY:No day at all", "RRULE:FREQ=YEARLY"),
      event("SUMMARY:Nonsense", "DTSTART;VALUE=DATE:19061209", "this is no property"),
      "BEGIN:VEVENT\r\nSUMMARY:Never ended",
      event("SUMMARY:Grace’s birthday", "DTSTART;VALUE=DATE:19061209", "RRULE:FREQ=YEARLY"),
    );
    const preview = await read(text);
    expect(preview?.unread.map(({ line, text: said, reason }) => [line, said, reason])).toEqual([
      [3, "No day at all", "broken"],
      [7, "Nonsense", "broken"],
      [12, "Never ended", "broken"],
    ]);
    expect(await foundIn(text)).toEqual(["14: Grace, birthday on 1906-12-09"]);
  });

  it("of contacts gives birthdays and anniversaries, also without a year", async () => {
    const card = (...lines: readonly string[]) =>
      ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].join("\r\n");
    const text = [
      card("N:Hopper;Grace;;;", "FN:Grace Hopper", "BDAY:19061209", "EMAIL:grace@navy.test"),
      card("N:Lovelace;Ada;;;", "FN:Ada", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-10"),
      card("FN:Charles Babbage", "BDAY:--12-26", "ANNIVERSARY:18140702"),
      card("FN:No days"),
    ].join("\r\n");
    expect(await foundIn(text)).toEqual([
      "1: Grace Hopper, birthday on 1906-12-09",
      "8: Ada Lovelace, birthday on 2026-12-10",
      "14: Charles Babbage, birthday on 2026-12-26",
      "14: Charles Babbage, anniversary on 1814-07-02",
    ]);
    expect((await read(text))?.left_out).toBe(1);
  });
});

describe("[REMIND-01] a calendar that is handed out", () => {
  it("is one that other programs take: folded, escaped, with an identity, an end and an alarm", async () => {
    const reminder = aReminder(as("ada"), {
      id: "r1",
      title: `Tea; cake, and ${"a very long name of a day ".repeat(4)}`,
      occasion_date: "2028-02-28",
      repeat: true,
    });
    const text = await files.write("Fanfold: Reminders", [entryOf(reminder, reminder.title ?? "")]);
    const lines = text.split("\r\n");
    expect(text).not.toMatch(/[^\r]\n/);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const whole = text.replaceAll("\r\n ", "").split("\r\n");
    expect(whole).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Fanfold//Reminders//EN",
        "UID:r1@reminders.fanfold",
        "DTSTAMP:20261124T120000Z",
        "DTSTART;VALUE=DATE:20280228",
        "DTEND;VALUE=DATE:20280229",
        "RRULE:FREQ=YEARLY",
        "TRIGGER:-P7D",
        "END:VCALENDAR",
        "",
      ]),
    );
    expect(text.replaceAll("\r\n ", "")).toContain("SUMMARY:Tea\\; cake\\, and a very long");
  });

  it("gives the same reminders when it is read again, and is recognised", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((s) => plainLine(s).trim());
    const day = fc
      .date({ min: new Date("1800-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
      // Apple writes this year for none
      .filter((iso) => !iso.startsWith("1604"));
    const reminder = fc.record({
      recipient_first_name: text,
      recipient_last_name: text,
      recipient_email: fc.constantFrom(null, "grace@navy.test"),
      occasion: fc.constantFrom(...Occasion.options),
      occasion_date: day,
      repeat: fc.boolean(),
      days_before: fc.constantFrom(...daysBefore),
      title: fc.oneof(
        fc.constant(null),
        text.filter((t) => t !== ""),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(reminder, { minLength: 1, maxLength: 4 }), async (all) => {
        const own = all.map((one) => aReminder(as("ada"), one));
        const written = await files.write(
          "R",
          own.map((one) => entryOf(one, one.title ?? "A day")),
        );
        const again = (await read(written))?.found ?? [];
        expect(again.map(({ line: _l, known: _k, ...rest }) => rest)).toEqual(
          all.map((one) => ({
            ...one,
            // nobody’s day is called as its calendar says
            title:
              one.title ?? (one.recipient_first_name || one.recipient_last_name ? null : "A day"),
          })),
        );
        const named = own.filter((r) => r.recipient_first_name || r.recipient_last_name || r.title);
        const preview = await read(written, own);
        expect(preview?.found.filter(({ known }) => known).length).toBeGreaterThanOrEqual(
          named.length,
        );
      }),
      { numRuns: 60 },
    );
  });
});
