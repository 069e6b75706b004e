import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { operations } from "#core/operations/index.ts";
import type { Contract } from "./contract.ts";
import { contractFile, reference } from "./index.ts";
import { referencePage } from "./page.ts";
import { shape } from "./shape.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://cards.example/api/${path}`, { headers });
const pageOf = async () => (await reference(ask("reference"))).text();
const committed = () => readFile(new URL("../../openapi/openapi.json", import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);

describe("the API reference", () => {
  it("[API-01] tells of every call of the table, once, in its group", async () => {
    const page = await pageOf();
    const ids = all(page, /<article id="([^"]+)"/g);
    for (const [id, { tag }] of Object.entries(operations)) {
      expect(ids.filter((one) => one === id)).toHaveLength(1);
      const before = page.slice(0, page.indexOf(`<article id="${id}"`));
      expect(all(before, /<h2 id="tag-[^"]+">([^<]+)</g).at(-1)).toBe(tag);
    }
    expect(Object.keys(operations).length).toBeGreaterThan(100);
  });

  it("leads nowhere that is not there, and has no place twice", async () => {
    const page = await pageOf();
    const places = all(page, / id="([^"]+)"/g);
    expect(new Set(places).size).toBe(places.length);
    const links = all(page, /href="([^"]+)"/g);
    expect(links.length).toBeGreaterThan(50);
    for (const link of new Set(links))
      if (link !== "/api/openapi.json") expect(places).toContain(link?.slice(1));
  });

  it("[R13] needs nothing from elsewhere: one style that its policy names, and no script", async () => {
    const answer = await reference(ask("reference"));
    const page = await answer.text();
    expect(page).not.toMatch(
      /<script|<link|<img|<iframe|(?:href|src)="https?:|style="|@import|url\(/,
    );
    const [style = ""] = all(page, /<style>([^<]*)<\/style>/g);
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(style).toContain("prefers-color-scheme: dark");
  });

  it("folds what is long, and closes what it opens", async () => {
    const page = await pageOf();
    expect(all(page, /<details(.*?)>/g).every((one) => one === "")).toBe(true);
    for (const element of ["article", "details", "section", "pre", "ul", "li", "a", "i"])
      expect(all(page, new RegExp(`(<${element}[ >])`, "g")).length, element).toBe(
        all(page, new RegExp(`(</${element}>)`, "g")).length,
      );
  });

  it("runs nothing that the contract says", async () => {
    const contract = JSON.parse(await committed()) as Contract;
    const evil = { ...contract, info: { ...contract.info, title: '<script>"&' } };
    expect(referencePage(evil)).not.toContain("<script>");
    expect(referencePage(evil)).toContain("&lt;script&gt;&quot;&amp;");
  });
});

describe("/api/openapi.json", () => {
  it("[API-01] is the contract to the byte, and is not sent twice", async () => {
    const answer = await contractFile(ask("openapi.json"));
    expect(await answer.text()).toBe(await committed());
    expect(answer.headers.get("content-type")).toContain("application/json");
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await contractFile(ask("openapi.json", headers))).status).toBe(304);
  });
});

describe("the shape of a schema", () => {
  it.each([
    [{ type: "string" }, "string"],
    [{ type: "integer" }, "number"],
    [{}, "unknown"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ enum: ["a", "b"] }, "&quot;a&quot; | &quot;b&quot;"],
    [{ const: 1 }, "1"],
    [{ type: "array", items: { type: "string" } }, "string[]"],
    [{ type: "array", items: { enum: ["a", 1] } }, "(&quot;a&quot; | 1)[]"],
    [{ $ref: "#/components/schemas/Slide" }, '<a href="#Slide">Slide</a>'],
    [{ anyOf: [{ type: "object" }, { type: "null" }] }, "{} | null"],
    [{ allOf: [{ type: "string" }, { type: "number" }] }, "string &amp; number"],
  ])("of %j is %s", (schema, shown) => {
    expect(shape(schema)).toBe(shown);
  });

  it("of an object names what must be there, and its limits", () => {
    const properties = {
      name: { type: "string", minLength: 1, maxLength: 9 },
      "x-y": { anyOf: [{ type: "string", maxLength: 5 }, { type: "null" }] },
      list: { type: "array", maxItems: 2, items: { type: "object", additionalProperties: {} } },
    };
    expect(shape({ type: "object", properties, required: ["name"] })).toBe(`{
  name: string; <i>// 1–9 characters</i>
  &quot;x-y&quot;?: string | null; <i>// at most 5 characters</i>
  list?: {
    [key: string]: unknown;
  }[]; <i>// at most 2 items</i>
}`);
  });
});
