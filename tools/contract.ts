/**
 * Writes the contract and its types from the table of operations. `--check` writes nothing and fails when
 * they are stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createConfig, formatProblems, getTotals, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { emitFirstCalls, emitOtherCalls } from "#openapi/calls.ts";
import { emitContract } from "#openapi/emit.ts";
import { http } from "#openapi/index.ts";
import { allExamples } from "#specs/examples/index.ts";

const folder = new URL("../openapi/", import.meta.url);

/** Rules of the linter that this product means to break. */
const config = () =>
  createConfig({
    extends: ["recommended"],
    rules: {
      // Words that can never be ids tell these paths apart (api.md, route matching order).
      "no-ambiguous-paths": "off",
      "no-identical-paths": "off",
      // A generated 4xx always stands there; live events and files have their own.
      "operation-4xx-response": "off",
      "tag-description": "off",
    },
  });

const lint = async (text: string): Promise<boolean> => {
  const problems = await lintFromString({
    source: text,
    absoluteRef: fileURLToPath(new URL("openapi.json", folder)),
    config: await config(),
  });
  if (problems.length > 0)
    formatProblems(problems, { format: "stylish", totals: getTotals(problems), version: "" });
  return problems.length === 0;
};

const examples = await allExamples();
const contract = emitContract(examples);
const text = `${JSON.stringify(contract, null, 2)}\n`;
const types = async () =>
  astToString(
    await openapiTS(structuredClone(contract) as never, {
      alphabetize: true,
      defaultNonNullable: false,
    }),
  );

/** What was written before, or "". */
const written = (file: URL): Promise<string> => readFile(file, "utf8").catch(() => "");

const write = async (check: boolean): Promise<boolean> => {
  const outputs = {
    "openapi.json": text,
    "generated/schema.d.ts": await types(),
    "generated/firstCalls.ts": emitFirstCalls(),
    "generated/otherCalls.ts": emitOtherCalls(),
  };
  let fresh = true;
  for (const [name, now] of Object.entries(outputs)) {
    const file = new URL(name, folder);
    if ((await written(file)) === now) continue;
    if (check) {
      console.error(`stale: openapi/${name} (npm run contract writes it anew)`);
      fresh = false;
    } else {
      await writeFile(file, now);
      console.log(`written: openapi/${name}`);
    }
  }
  return fresh;
};

const sound = await lint(text);
const fresh = await write(process.argv.includes("--check"));
if (!sound || !fresh) process.exit(1);
console.log(`${Object.keys(http).length} calls in the contract`);
