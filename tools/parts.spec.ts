import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { belongs, pageParts, workerParts } from "./parts.ts";

const house = new URL("../", import.meta.url).pathname;
const parts = [...pageParts, ...workerParts];
const paths = [...new Set(parts.flatMap(({ of, but = [] }) => [...of, ...but]))];

it.each(paths)("%s is there", (path) => {
  if (path.startsWith("words/"))
    expect(globSync(`adapters/${path.replace("/", "/en/")}.ts`)).toHaveLength(1);
  else expect(existsSync(house + path)).toBe(true);
});

it("[F-39] knows what belongs to a part, and what doesn’t", () => {
  const part = {
    name: "p",
    of: ["core/app/session/", "node_modules/zod/"],
    but: ["core/app/session/goOn.ts"],
  };
  const within = (path: string) => belongs(house + path, part);
  expect(within("core/app/session/session.ts")).toBe(true);
  expect(within("core/app/session/goOn.ts")).toBe(false);
  expect(within("core/app/sessions/x.ts")).toBe(false);
  expect(belongs("/elsewhere/node_modules/a/node_modules/zod/index.js", part)).toBe(true);
  expect(belongs("/elsewhere/node_modules/zodiac/index.js", part)).toBe(false);

  const drawings = { name: "d", of: ["web/src/slides/kinds/"], named: "draw.ts" };
  expect(belongs(`${house}web/src/slides/kinds/text/draw.ts`, drawings)).toBe(true);
  expect(belongs(`${house}web/src/slides/kinds/text/redraw.ts`, drawings)).toBe(false);
});
