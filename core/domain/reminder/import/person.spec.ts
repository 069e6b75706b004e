import { describe, expect, it, test } from "vitest";
import { type Day, lineOf, type Person, reminderOf } from "./person.ts";

const grace: Person = { firstName: "Grace", lastName: "Hopper", email: "grace@example.com" };
const birthday: Day = { text: "1990-05-12", occasion: "birthday" };
const read = (
  person: Person,
  day: Partial<Day> = {},
  order: "dayFirst" | "monthFirst" = "dayFirst",
) => reminderOf(3, person, { ...birthday, ...day }, { order, today: "2026-11-24" });
const namesOf = (person: Person, day: Partial<Day> = {}) => {
  const one = read(person, day);
  return typeof one === "string"
    ? one
    : [one.recipient_first_name, one.recipient_last_name, one.title];
};

it("[REMIND-02] somebody's day becomes a reminder, a week before unless something else is said", () => {
  const reminder = {
    line: 3,
    recipient_first_name: "Grace",
    recipient_last_name: "Hopper",
    recipient_email: "grace@example.com",
    occasion: "birthday",
    occasion_date: "1990-05-12",
    repeat: true,
    days_before: 7,
    title: null,
  };
  expect(read(grace)).toEqual(reminder);
  expect(read(grace, { daysBefore: 3, repeat: false, title: "Fifty at last" })).toEqual({
    ...reminder,
    days_before: 3,
    repeat: false,
    title: "Fifty at last",
  });
  expect(read(grace, { occasion: "trip" })).toMatchObject({ occasion: "trip", repeat: false });
  expect(read(grace, { occasion: "trip", repeat: true })).toMatchObject({ repeat: true });
});

test.each<[string, Person, readonly (string | null)[]]>([
  ["both parts, whatever else it is called", { ...grace, name: "Amazing G" }, ["Grace", "Hopper"]],
  ["a first part alone", { firstName: "Grace", name: "Amazing G" }, ["Grace", ""]],
  ["a last part alone", { lastName: "Hopper", name: "Amazing G" }, ["", "Hopper"]],
  ["one piece", { name: "Hopper, Grace" }, ["Grace", "Hopper"]],
  ["one piece beside empty parts", { firstName: " ", lastName: "", name: "Grace" }, ["Grace", ""]],
  ["blanks around it", { firstName: " Grace ", lastName: " Hopper " }, ["Grace", "Hopper"]],
  ["a break within it", { firstName: "Grace\nBrewster", lastName: "" }, ["Grace Brewster", ""]],
])("[REMIND-02] the name of somebody, given in %s", (_, person, names) => {
  expect(namesOf(person)).toEqual([...names, null]);
});

describe("[REMIND-01] a day of nobody", () => {
  it("is no reminder unless it has a title of its own", () => {
    expect(read({})).toBe("noName");
    expect(read({ firstName: " ", lastName: " ", name: " " }, { title: "  " })).toBe("noName");
    expect(namesOf({}, { title: " Summer party " })).toEqual(["", "", "Summer party"]);
  });

  it("needs no title where either name is there", () => {
    expect(namesOf({ firstName: "Grace" }, { title: " " })).toEqual(["Grace", "", null]);
    expect(namesOf({ lastName: "Hopper" }, { title: null })).toEqual(["", "Hopper", null]);
  });
});

describe("[REMIND-01] what is longer than a reminder takes", () => {
  const fifty = "g".repeat(50);
  const most = "t".repeat(200);

  it("is a name of more than fifty characters, first or last", () => {
    expect(namesOf({ firstName: fifty, lastName: fifty })).toEqual([fifty, fifty, null]);
    expect(read({ firstName: `${fifty}g`, lastName: "Hopper" })).toBe("tooLong");
    expect(read({ firstName: "Grace", lastName: `${fifty}g` })).toBe("tooLong");
  });

  it("is a title of more than two hundred characters", () => {
    expect(namesOf(grace, { title: most })).toEqual(["Grace", "Hopper", most]);
    expect(namesOf(grace, { title: ` ${most} ` })).toEqual(["Grace", "Hopper", most]);
    expect(read(grace, { title: `${most}t` })).toBe("tooLong");
  });
});

test.each([
  ["soon", "notDay"],
  ["1799-12-31", "farDay"],
  ["2200-01-01", "farDay"],
])("[REMIND-01] a day written %s is none", (text, reason) => {
  expect(read(grace, { text })).toBe(reason);
});

test("[REMIND-01] figures that fit both orders are read as they are to be", () => {
  const text = "03/04/1990";
  expect(read(grace, { text })).toMatchObject({ occasion_date: "1990-04-03" });
  expect(read(grace, { text }, "monthFirst")).toMatchObject({ occasion_date: "1990-03-04" });
});

test.each([
  [" grace@example.com ", "grace@example.com"],
  ["grace at example", null],
  ["", null],
  [undefined, null],
])("[REMIND-02] the address %j is kept as %j", (email, kept) => {
  const person = email === undefined ? { name: "Grace" } : { name: "Grace", email };
  expect(read(person)).toMatchObject({ recipient_email: kept });
});

test("[REMIND-01] a line with several days keeps what can be read, else says why nothing can", () => {
  const one = read(grace);
  const other = read(grace, { occasion: "anniversary", text: "2001-06-30" });
  expect(lineOf(3, "Grace", [one, other])).toEqual({ found: [one, other] });
  expect(lineOf(3, "Grace", ["notDay", one])).toEqual({ found: [one] });
  expect(lineOf(3, "Grace", [one])).toEqual({ found: [one] });
  expect(lineOf(3, "Grace", ["farDay", "notDay"])).toEqual({
    unread: { line: 3, text: "Grace", reason: "farDay" },
  });
  expect(lineOf(3, "Grace", [])).toEqual({ found: [] });
});
