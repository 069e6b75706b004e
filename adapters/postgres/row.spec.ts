import { describe, expect, it } from "vitest";
import { instant, storable } from "./row.ts";

describe("rows as PostgreSQL spells them", () => {
  it.each([
    ["2026-03-01 12:00:00+00", "2026-03-01T12:00:00.000Z"],
    ["2026-03-01 12:00:00.5+00", "2026-03-01T12:00:00.500Z"],
    ["2026-03-01T12:00:00.012+00:00", "2026-03-01T12:00:00.012Z"],
    ["2026-03-01T12:00:00.1239+00:00", "2026-03-01T12:00:00.123Z"],
    ["2026-03-01 14:00:00.12+02", "2026-03-01T12:00:00.120Z"],
    ["2026-03-01T17:30:00+05:30", "2026-03-01T12:00:00.000Z"],
    ["2026-03-01 08:30:00-03:30", "2026-03-01T12:00:00.000Z"],
  ])("[OPEN-08] reads %s as %s", (text, iso) => {
    expect(instant(text)).toBe(iso);
  });

  it("[R3] leaves ordinary text alone, emoji too", () => {
    expect(storable("Zoë 👩‍🚀\n")).toBe("Zoë 👩‍🚀\n");
    expect(storable("a\0b\ud83d")).toBe("a\uFFFDb\uFFFD");
  });
});
