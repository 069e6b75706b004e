import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const house = fileURLToPath(new URL("..", import.meta.url));
const glossary = readFileSync(`${house}docs/glossary.md`, "utf8");

/** The left column of the last table. */
const given = [...(glossary.split("## Words no longer used")[1] ?? "").matchAll(/^\| (\w+) \|/gm)]
  .map(([, word = ""]) => word)
  .filter((word) => word !== "Before");
const folders = ["core", "openapi", "adapters", "web/src", "server", "specs", "tools"];

/** Code without its comments and texts: a word may well be used in a sentence. */
const namesIn = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, "")
    .replace(/`(?:[^`\\]|\\.)*`/g, "")
    .replace(/(^|\s)\/\/.*$/gm, "");

test("no word that was given up is a name in the code", () => {
  expect(given.length).toBeGreaterThan(10);
  const word = new RegExp(`\\b(?:${given.join("|")})\\b`);
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: house }));
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((file) => word.test(namesIn(readFileSync(`${house}${file}`, "utf8"))));
  expect(found).toEqual([]);
});
