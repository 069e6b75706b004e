import { expect, it } from "vitest";
import { direct, type Resolve, Trail } from "./pastBarrels.ts";

const house = new URL("../", import.meta.url).pathname;
const files: Readonly<Record<string, string>> = {
  "room/index.ts": `export { one, two as second } from "./one.ts";\nexport * from "./inner/index.ts";\nexport type { Shape } from "./shape.ts";\nexport * from "./mixed/index.ts";\nexport * as all from "./one.ts";`,
  // does something of its own when it is loaded
  "room/mixed/index.ts": `import "../one.ts";\nexport { one as mixed } from "../one.ts";`,
  "room/one.ts": "export const one = 1;\nexport const two = 2;",
  "room/inner/index.ts": `export { default as Deep } from "./deep.ts";\nexport * from "./more.ts";`,
  "room/inner/deep.ts": "export default class Deep {}",
  "room/inner/more.ts": "export function more(): number { return 1; }",
};
const resolve: Resolve = async (request, importer) => {
  const { pathname } = new URL(request, `file://${importer}`);
  return Object.hasOwn(files, pathname.slice(house.length)) ? pathname : null;
};
const read = (file: string) => files[file.slice(house.length)] ?? "";
const past = (code: string) =>
  direct(code, `${house}page.ts`, new Trail(resolve, read), resolve).then(
    (text) => text?.replaceAll(house, "/") ?? null,
  );

it.each([
  ["one", `import { one as one } from "/room/one.ts";`],
  ["second as b", `import { two as b } from "/room/one.ts";`],
  ["more", `import { more as more } from "/room/inner/more.ts";`],
  ["Deep", `import { default as Deep } from "/room/inner/deep.ts";`],
  ["mixed", `import { mixed as mixed } from "/room/mixed/index.ts";`],
  ["all", `import { all as all } from "/room/index.ts";`],
  ["missing", `import { missing as missing } from "/room/index.ts";`],
  [
    "one, more",
    `import { one as one } from "/room/one.ts"; import { more as more } from "/room/inner/more.ts";`,
  ],
])("takes %s from the file that makes it", async (names, wanted) => {
  expect(await past(`import { ${names} } from "./room/index.ts";`)).toBe(wanted);
});

it("keeps the lines where they are, and leaves everything else alone", async () => {
  expect(await past(`import {\n  one,\n} from "./room/index.ts";\nthrow one;`)).toBe(
    `import { one as one } from "/room/one.ts";\n\n\nthrow one;`,
  );
  expect(await past(`import * as room from "./room/index.ts";`)).toBeNull();
  expect(await past(`import "./room/index.ts";`)).toBeNull();
  expect(await past(`import { x } from "react";`)).toBeNull();
});

it("reads a file again when it has changed", async () => {
  const changing: Record<string, string> = { ...files };
  const trail = new Trail(resolve, (file) => changing[file.slice(house.length)] ?? "");
  expect((await trail.find(`${house}room/index.ts`, "one"))?.file).toBe(`${house}room/one.ts`);
  changing["room/index.ts"] = "export const one = 3;";
  trail.forget(`${house}room/index.ts`);
  expect((await trail.find(`${house}room/index.ts`, "one"))?.file).toBe(`${house}room/index.ts`);
});
