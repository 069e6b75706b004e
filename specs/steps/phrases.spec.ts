import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { operations, refusalStatus } from "#core/operations/index.ts";
import { deeds, failures, fates, refusals } from "./phrases.ts";

const house = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("features/**/*.feature", { cwd: house });
const lines = files.flatMap((file) =>
  readFileSync(`${house}${file}`, "utf8")
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("@"))
    .map((line) => ({ where: `${file}: ${line.trim()}`, line })),
);
const linesWith = (words: RegExp) =>
  lines.filter(({ line }) => words.test(line)).map(({ where }) => where);

test("every phrase stands in a scenario", () => {
  const phrases = [deeds, refusals, failures, fates].flatMap((table) => Object.keys(table));
  expect(phrases.length).toBeGreaterThan(40);
  const all = lines.map(({ line }) => line).join("\n");
  expect(phrases.filter((phrase) => !all.includes(phrase))).toEqual([]);
});

test("no line of a feature names an operation or a refusal as the code does", () => {
  const names = Object.keys({ ...operations, ...refusalStatus });
  // names that are plain words are looked for where they stood
  const ids = names.filter((id) => /[A-Z]/.test(id));
  expect(ids.length).toBeGreaterThan(100);
  expect(lines.length).toBeGreaterThan(5000);
  expect(linesWith(new RegExp(`\\b(?:${ids.join("|")})\\b`))).toEqual([]);
});

test("no line of a feature shows an answer of the interface, or says what only programmers say", () => {
  expect(linesWith(/refused as|asked for \d+ times?$|\{"/)).toEqual([]);
  expect(linesWith(/\b(?:endpoint|payload|JSON|cache|token|API|HTTP|request body)\b/)).toEqual([]);
});
