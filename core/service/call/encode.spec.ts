import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { encode } from "./encode.ts";

const schema = z.object({
  name: z.string(),
  count: z.optional(z.number()),
  kind: z.nullable(z.enum(["a", "b"])),
  is: z.boolean(),
  loose: z.looseObject({ sku: z.optional(z.string()) }),
  trimmed: z.string().check(z.trim()),
  address: z.optional(z.email()),
  whole: z.optional(z.int()),
  asText: z.optional(z.coerce.string()),
  list: z.array(z.object({ x: z.nullable(z.number()) })),
  either: z.union([z.string(), z.number()]),
});
const good = {
  name: "Ada",
  kind: "a",
  is: true,
  loose: { more: 1 },
  trimmed: "x",
  list: [{ x: 1 }, { x: null }],
  either: 2,
};

describe("[R23] an answer through its schema", () => {
  it("is handed on as it is where it fits", () => {
    expect(encode(schema, good)).toBe(good);
  });

  it("is parsed where the schema makes something else of it", () => {
    expect(encode(schema, { ...good, asText: 7, trimmed: " x " })).toEqual({
      ...good,
      asText: "7",
    });
  });

  it("loses what the schema does not know, at any depth", () => {
    expect(encode(schema, { ...good, secret: 1, list: [{ x: 1, secret: 2 }] })).toEqual({
      ...good,
      list: [{ x: 1 }],
    });
  });

  it.each([
    ["another kind of value", { ...good, name: 1 }],
    ["no address", { ...good, address: "x" }],
    ["no whole number", { ...good, whole: 1.5 }],
    ["no number", { ...good, count: Number.NaN }],
    ["a word that is none of them", { ...good, kind: "c" }],
    ["a field that is missing", { ...good, is: undefined }],
    ["a list that is none", { ...good, list: {} }],
    ["nothing", null],
  ])("throws at %s", (_, wrong) => {
    expect(() => encode(schema, wrong)).toThrow();
  });

  it("says the same as parsing, whatever it is given", () => {
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    const value = fc.record(
      {
        name: fc.oneof(fc.string(), leaf),
        count: leaf,
        kind: fc.constantFrom("a", "b", "c", null),
        is: fc.oneof(fc.boolean(), leaf),
        loose: fc.oneof(fc.dictionary(fc.constantFrom("sku", "more"), leaf), leaf),
        trimmed: fc.constantFrom("x", " x "),
        list: fc.array(fc.record({ x: leaf, more: leaf }, { requiredKeys: [] })),
        either: leaf,
        more: leaf,
      },
      { requiredKeys: ["name", "kind", "is"] },
    );
    let same = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          value,
          fc.record({ ...constants, count: fc.option(leaf, { nil: undefined }), more: leaf }),
        ),
        (given) => {
          const parsed = z.safeParse(schema, given);
          if (!parsed.success) return void expect(() => encode(schema, given)).toThrow();
          same++;
          expect(encode(schema, given)).toEqual(parsed.data);
        },
      ),
      { numRuns: 500 },
    );
    expect(same).toBeGreaterThan(20);
  });
});

const constants = Object.fromEntries(
  Object.entries(good).map(([name, field]) => [name, fc.constant(field)]),
);
