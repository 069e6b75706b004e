import fc from "fast-check";
import { expect, it, test } from "vitest";
import { dayIn, fitsBoth, orderIn, readDay } from "./days.ts";

const today = "2026-11-24";
const day = (text: string) => dayIn(text, "dayFirst", today);

test.each([
  ["1990-05-12", "1990-05-12"],
  ["1990/5/12", "1990-05-12"],
  ["19900512", "1990-05-12"],
  ["1990-05-12T00:00:00Z", "1990-05-12"],
  ["19900512T000000Z", "1990-05-12"],
  ["12/05/1990", "1990-05-12"],
  ["12.5.1990", "1990-05-12"],
  ["12-05-90", "1990-05-12"],
  ["12/05/26", "2026-05-12"],
  ["12/05/27", "2027-05-12"],
  ["12/05/28", "1928-05-12"],
  ["12 May 1990", "1990-05-12"],
  ["12th of May, 1990", "1990-05-12"],
  ["12-May-90", "1990-05-12"],
  ["Saturday, 12 May 1990", "1990-05-12"],
  ["May 12, 1990", "1990-05-12"],
  ["Sept. 3rd 1990", "1990-09-03"],
  ["May 12", "2027-05-12"],
  ["24 November", "2026-11-24"],
  ["23 November", "2027-11-23"],
  ["12.5.", "2027-05-12"],
  ["--05-12", "2027-05-12"],
  ["--0512", "2027-05-12"],
  ["1604-05-12", "2027-05-12"],
  ["29 February", "2024-02-29"],
  ["--02-29", "2024-02-29"],
  ["2024-02-29", "2024-02-29"],
  ["2000-02-29", "2000-02-29"],
  [" 12 May 1990 ", "1990-05-12"],
  [" Sat 12 May 1990", "1990-05-12"],
  ["12 May 1990  10:30", "1990-05-12"],
  ["12/5/0000", "2027-05-12"],
  ["29/03", "2027-03-29"],
  ["28 February", "2027-02-28"],
  ["1800-01-01", "1800-01-01"],
  ["2199-12-31", "2199-12-31"],
])("[REMIND-01] %s is read as %s", (text, read) => {
  expect(day(text)).toBe(read);
});

test.each(["", "soon", "31/02/1990", "2023-02-29", "32 May", "12 Mai 1990", "5", "13/13/2020"])(
  "[REMIND-01] %s is no day",
  (text) => expect(day(text)).toBe("notDay"),
);
test.each(["0 May 1990", "2023-05-00", "1900-02-29", "2100-02-29", "30 February"])(
  "[REMIND-01] %s is in no calendar",
  (text) => expect(day(text)).toBe("notDay"),
);
it.each([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last, at) => [at + 1, last]))(
  "[REMIND-01] month %i has %i days at most",
  (month, last) => {
    const two = (n: number) => `${n}`.padStart(2, "0");
    expect(day(`2024-${month}-${last}`)).toBe(`2024-${two(month)}-${last}`);
    expect(day(`2024-${month}-${last + 1}`)).toBe("notDay");
  },
);
it("[REMIND-01] a 29th of February without a year is of the last leap year, this one among them", () => {
  const leap = (now: string) => dayIn("29 February", "dayFirst", now);
  expect(["2023-06-01", "2024-06-01", "2027-12-31", "2103-01-01"].map(leap)).toEqual([
    "2020-02-29",
    "2024-02-29",
    "2024-02-29",
    "2096-02-29",
  ]);
});
test.each(["1799-12-31", "1 May 2200"])(
  "[REMIND-01] %s is further off than occasions go",
  (text) => {
    expect(day(text)).toBe("farDay");
  },
);

it("[REMIND-01] figures that fit both orders follow the order; others say theirs themselves", () => {
  expect(dayIn("03/04/1990", "dayFirst", today)).toBe("1990-04-03");
  expect(dayIn("03/04/1990", "monthFirst", today)).toBe("1990-03-04");
  expect(dayIn("25/12/1990", "monthFirst", today)).toBe("1990-12-25");
  expect(dayIn("12/25/1990", "dayFirst", today)).toBe("1990-12-25");
  expect(
    ["03/04/1990", "04/04/1990", "04/4/1990", "25/12/1990", "3.4.1990", "3 Apr"].map((text) =>
      fitsBoth(text, 2026),
    ),
  ).toEqual([true, false, false, false, false, false]);
});

it("[REMIND-01] the order of a text is what its days say, where they agree", () => {
  expect(orderIn(["03/04/1990", "25/12/1990"], 2026)).toBe("dayFirst");
  expect(orderIn(["03/04/1990", "12/25/1990"], 2026)).toBe("monthFirst");
  expect(orderIn(["25/12/1990", "12/25/1990"], 2026)).toBeNull();
  expect(orderIn(["03/04/1990", "04/04/1990", "1990-12-25", "25 May"], 2026)).toBeNull();
  expect(orderIn(["soon", "31/31/1990", " 12/25/1990"], 2026)).toBe("monthFirst");
  expect(orderIn(["soon", "31/31/1990"], 2026)).toBeNull();
  expect(orderIn([], 2026)).toBeNull();
});

it("[REMIND-01] every day of any year is read back however it is written", () => {
  const days = fc
    .date({ min: new Date("1930-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  const write = (iso: string) => {
    const [year = "", month = "", of = ""] = iso.split("-");
    const name = new Date(iso).toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" });
    return [
      iso,
      `${of}/${month}/${year}`,
      `${Number(of)}.${Number(month)}.${year}`,
      `${Number(of)} ${name} ${year}`,
      `${Number(of)}-${name.slice(0, 3)}-${year.slice(2)}`,
      `${name} ${Number(of)}, ${year}`,
    ];
  };
  fc.assert(
    fc.property(days, (iso) => {
      for (const text of write(iso)) expect(day(text), text).toBe(iso);
    }),
  );
});

it("[REMIND-01] nothing that is typed breaks it, and what it reads is a day", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{0,12}$/));
  fc.assert(
    fc.property(typed, (text) => {
      readDay(text, 2026);
      const read = day(text);
      if (read !== "notDay" && read !== "farDay")
        expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
    }),
    { numRuns: 2000 },
  );
});
