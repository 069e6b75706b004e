import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseHex } from "../form/index.ts";
import { colourCount, defaultPalette, readColourset, sixColours, themeWords } from "./index.ts";

const filled = { colours: ["#010203", ...defaultPalette.slice(1)] };
const ofOurs = { schema_version: "1.2", type: "custom", allow_customisation: true, max_colours: 6 };

describe("a colourset is read", () => {
  it.each([
    ["of 1.0", { schema_version: "1.0", allow_customisation: false, type: "brand" }, {}],
    [
      "of 1.1, with what it has",
      { schema_version: "1.1", allow_customisation: false, type: "brand" },
      { allow_customisation: false, type: "brand" },
    ],
    ["of 1.1, with what it lacks", { schema_version: "1.1", max_colours: 2 }, {}],
    ["of 1.2", { schema_version: "1.2", max_colours: 3 }, { max_colours: 3 }],
    ["of no version", { max_colours: 4 }, { max_colours: 4 }],
    ["with room for too many", { max_colours: 60 }, {}],
    ["with room for none", { max_colours: 0 }, { max_colours: 1 }],
    ["with half a colour", { max_colours: 2.5 }, {}],
  ])("[THEME-03][THEME-04][OPEN-124] %s", (_what, given, own) => {
    const read = readColourset({ colours: ["#010203"], ...given });
    expect(read).toEqual({ ok: true, value: { ...ofOurs, ...filled, ...own } });
  });

  it.each([
    ["1.3", themeWords.newerColours],
    ["1.10", themeWords.newerColours],
    ["2.0", themeWords.newerColours],
    ["0.9", themeWords.unreadableColours],
    ["1", themeWords.unreadableColours],
    ["", themeWords.unreadableColours],
    ["1.2.0", themeWords.unreadableColours],
    ["newest", themeWords.unreadableColours],
  ])("[THEME-03] of %j it is refused, and says why", (schema_version, message) => {
    const read = readColourset({ schema_version, colours: ["#010203"] });
    expect(read).toMatchObject({
      ok: false,
      refusal: { code: "invalid", errors: [{ field: "colourset.schema_version", message }] },
    });
  });
});

it("[THEME-12][OPEN-123] whatever is in a list, six colours come out, those that were good in their places", () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  const list = fc.array(fc.oneof(hex, fc.string(), fc.constantFrom("#abc", "", "red")), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(list, (colours) => {
      const six = sixColours(colours);
      expect(six).toHaveLength(colourCount);
      for (const [at, colour] of six.entries()) {
        expect(colour).toMatch(/^#[0-9A-F]{6}$/);
        expect(colour).toBe(normaliseHex(colours[at] ?? "") ?? defaultPalette[at]);
      }
      expect(sixColours(six)).toEqual(six);
    }),
    { numRuns: 10_000 },
  );
});

it("[OPEN-124] reading twice is reading once", () => {
  const given = fc.record(
    {
      schema_version: fc.constantFrom("1.0", "1.1", "1.2"),
      colours: fc.array(fc.constantFrom("#123456", "abc", "?"), { maxLength: 8 }),
      allow_customisation: fc.boolean(),
      type: fc.constantFrom("", "brand"),
      max_colours: fc.double({ noNaN: true }),
    },
    { requiredKeys: ["colours"] },
  );
  fc.assert(
    fc.property(given, (set) => {
      const once = readColourset(set);
      expect(once.ok && readColourset(once.value)).toEqual(once);
      const most = once.ok ? once.value.max_colours : undefined;
      expect(most).toBeGreaterThanOrEqual(1);
      expect(most).toBeLessThanOrEqual(colourCount);
    }),
    { numRuns: 2000 },
  );
});
