import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";

const house = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(`${house}${file}`, "utf8");
/** Wherever a number of the specification is used, the line names its requirement. */
const product = ["core", "openapi", "adapters", "web/src", "server"];

test("[CONST-04][OPEN-14] the counters without a meaning are written down, and nothing of the product goes by them", () => {
  const page = read("docs/requirements.md");
  expect(catalogue(page)).toEqual(expect.arrayContaining(["CONST-04", "OPEN-14"]));
  expect(page).toContain("30, 40, 40, 2, 1, 2 and 3, 2, 3, 1, 1");
  const files = product.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: house }));
  const naming = (id: RegExp) => files.filter((file) => id.test(read(file)));
  // their neighbours are named where they are used
  expect(naming(/\bCONST-03\b|\bOPEN-15\b/)).not.toEqual([]);
  expect(naming(/\bCONST-04\b|\bOPEN-14\b/)).toEqual([]);
});
