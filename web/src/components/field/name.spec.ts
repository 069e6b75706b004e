import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import {
  Checkbox,
  CodeInput,
  EmailInput,
  Radio,
  Segments,
  Select,
  Swatches,
  TextArea,
  TextInput,
  Tiles,
  Toggle,
} from "../index.ts";

/** Compiles only for a component that cannot be used without a name. */
const named = <P extends { name: string }>(field: (props: P) => unknown): unknown => field;
const fields = [
  named(Checkbox),
  named(CodeInput),
  named(EmailInput),
  named(Radio),
  named(Segments<string>),
  named(Select),
  named(Swatches),
  named(TextArea),
  named(TextInput),
  named(Tiles<string>),
  named(Toggle),
];
/** Compiles only for a component that cannot be used without an id. */
const identified = <P extends { id: string }>(field: (props: P) => unknown): unknown => field;
const ticked = [identified(Checkbox), identified(Radio), identified(Toggle)];

// a type that is wrong shows nowhere at run time: the compiler is asked about this very file
test("[FORM-10][FORM-11] every form field component requires a name, one that is ticked an id too", async () => {
  expect([new Set(fields).size, new Set(ticked).size]).toEqual([11, 3]);
  const options =
    "--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --jsx react-jsx --target esnext --module nodenext --allowImportingTsExtensions --types node,vite/client";
  const compiled = promisify(execFile)("node_modules/.bin/tsc", [
    ...options.split(" "),
    "web/src/components/field/name.spec.ts",
  ]);
  expect((await compiled.catch((failed: { stdout: string }) => failed)).stdout).toBe("");
});

/** Every control that a page writes without a component: where it stands, its kind, and its tag. */
const written = async (): Promise<readonly (readonly [string, string])[]> => {
  const files = await readdir("web/src", { recursive: true });
  const pages = files.filter((file) => file.endsWith(".tsx") && !file.includes(".spec."));
  const found = pages.map(async (file) => {
    const text = (await readFile(`web/src/${file}`, "utf8")).replaceAll("=>", "");
    return [...text.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(
      ([tag]) => [file, tag] as const,
    );
  });
  return (await Promise.all(found)).flat();
};

test("[FORM-10][FORM-11] what a page writes by hand has a name too, and an id where it is ticked", async () => {
  const tags = (await written()).filter(([, tag]) => !tag.includes("{...rest}"));
  expect(tags.length).toBeGreaterThan(5);
  const lacks = (attribute: RegExp, among: typeof tags) =>
    among.filter(([, tag]) => !attribute.test(tag)).map(([file]) => file);
  expect(lacks(/\sname=/, tags)).toEqual([]);
  const isTicked = /type="(checkbox|radio)"/;
  expect(
    lacks(
      /\sid=/,
      tags.filter(([, tag]) => isTicked.test(tag)),
    ),
  ).toEqual([]);
});
