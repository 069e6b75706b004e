import { describe, expect, test } from "vitest";
import type { Outcome } from "#tools/checks/index.ts";
import { catalogue } from "./catalogue.ts";
import { cover } from "./cover.ts";
import { named } from "./named.ts";
import { print } from "./print.ts";
import { wanted } from "./wanted.ts";

const ids = ["AUTH-01", "AUTH-02", "AUTH-03", "FORM-01", "FORM-02", "OPEN-16"];
const ran = (title: string, state: Outcome["state"] = "passed"): Outcome => ({
  title,
  file: "core/a.spec.ts",
  state,
  seconds: 0,
});

describe("the catalogue", () => {
  test("is read line by line, ids named in the text of others are not counted", () => {
    const text =
      "# AUTH\n\nAUTH-01 | Words (OPEN-16). | 000 | kind: rule\nOPEN-16 | More | x | y\n";
    expect(catalogue(text)).toEqual(["AUTH-01", "OPEN-16"]);
  });

  test("refuses an empty list and an id named twice", () => {
    expect(() => catalogue("# nothing\n")).toThrow("names no requirement");
    expect(() => catalogue("AUTH-01 | a | b | c\nAUTH-01 | d | e | f\n")).toThrow("AUTH-01");
  });
});

describe("ids in a title", () => {
  test.each([
    ["[AUTH-01] refuses", ["AUTH-01"]],
    ["[AUTH-01, AUTH-02] refuse", ["AUTH-01", "AUTH-02"]],
    ["codes [AUTH-01] expire [OPEN-16]", ["AUTH-01", "OPEN-16"]],
    ["A visitor signs in @journey @AUTH-01 @AUTH-02", ["AUTH-01", "AUTH-02"]],
    ["[AUTH-01] twice [AUTH-01]", ["AUTH-01"]],
    ["plain AUTH-01, [a list], [AUTH-01 and more], ann@AUTH-01.example", []],
  ])("%s", (title, found) => {
    expect(named(title)).toEqual(found);
  });
});

describe("what is covered", () => {
  test("is what a test showed that ran and passed", () => {
    const { covered } = cover(ids, [
      ran("[AUTH-01] a"),
      ran("[AUTH-02] b", "skipped"),
      ran("[AUTH-03] c", "failed"),
      ran("[OPEN-16] d"),
    ]);
    expect([...covered]).toEqual(["AUTH-01", "OPEN-16"]);
  });

  test("a failing test takes back what another one shows", () => {
    const { covered, failing } = cover(ids, [ran("[AUTH-01] a"), ran("[AUTH-01] b", "failed")]);
    expect(covered.size).toBe(0);
    expect([...failing]).toEqual(["AUTH-01"]);
  });

  test("a test that names more than three ids is listed, also when it was skipped", () => {
    const many = "[AUTH-01, AUTH-02, AUTH-03, FORM-01] all of it";
    expect(cover(ids, [ran(many, "skipped"), ran("[AUTH-01, AUTH-02, AUTH-03] x")]).greedy).toEqual(
      [`${many} (core/a.spec.ts)`],
    );
  });

  test("an id of no line is listed, a word that only looks like an id is not", () => {
    const { unknown } = cover(ids, [ran("[AUTH-99] a"), ran("[UTF-8] b")]);
    expect(unknown).toEqual(["AUTH-99: [AUTH-99] a (core/a.spec.ts)"]);
  });
});

describe("filters", () => {
  test.each([
    ["AUTH", ["AUTH-01", "AUTH-02", "AUTH-03"]],
    ["OPEN,AUTH-02..03", ["AUTH-02", "AUTH-03", "OPEN-16"]],
    ["FORM-1,FORM-01", ["FORM-01"]],
    ["AUTH-02..AUTH-03", ["AUTH-02", "AUTH-03"]],
  ])("%s", (words, found) => {
    expect(wanted(ids, words)).toEqual(found);
  });

  test("a word that picks nothing is an error", () => {
    expect(() => wanted(ids, "AUHT")).toThrow("no requirement is called AUHT");
    expect(() => wanted(ids, "AUTH-01,FORM-07..09")).toThrow("FORM-07..09");
  });
});

describe("the printed table", () => {
  test("counts by prefix, names what is missing and marks what fails", () => {
    const tests = [ran("[FORM-01] a"), ran("[FORM-02] b", "failed"), ran("[OPEN-16] c")];
    const lines = print(ids, cover(ids, tests));
    expect(lines.slice(0, 3)).toEqual([
      "AUTH          0/3  01..03",
      "FORM          1/2  02!",
      "OPEN          1/1",
    ]);
    expect(lines).toContain("2 of 6 shown by a test that passed (33 %)");
  });
});
