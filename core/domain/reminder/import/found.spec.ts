import { describe, expect, it } from "vitest";
import { importMaximum, unread } from "./found.ts";

const quoted = (said: string) => unread(1, said, "notDay").unread?.text;

describe("[REMIND-01] a line that was not read", () => {
  it("is quoted with where it stands and why", () => {
    expect(unread(7, "Grace, soon", "notDay")).toEqual({
      unread: { line: 7, text: "Grace, soon", reason: "notDay" },
    });
    expect(unread(1, "", "broken")).toEqual({ unread: { line: 1, text: "", reason: "broken" } });
  });

  it("is quoted on one line, without blanks around it", () => {
    expect(quoted("  Grace,\r\n  soon\t")).toBe("Grace, soon");
  });

  it("is cut after eighty characters, and says that there was more", () => {
    expect(quoted("g".repeat(80))).toBe("g".repeat(80));
    expect(quoted("g".repeat(81))).toBe(`${"g".repeat(80)}…`);
    expect(quoted(`G${"g".repeat(1_000_000)}`)).toBe(`G${"g".repeat(79)}…`);
    expect(quoted(`${"g".repeat(80)}   `)).toBe("g".repeat(80));
  });

  it("is looked for in its first 320 characters", () => {
    const blank = (n: number) => `${" ".repeat(n)}Grace`;
    expect(quoted(blank(315))).toBe("Grace");
    expect(quoted(blank(316))).toBe("Grac");
    expect(quoted(blank(320))).toBe("");
  });
});

it("[REMIND-01] a text is read up to a million characters and twenty thousand lines", () => {
  expect(importMaximum).toEqual({ characters: 1_000_000, lines: 20_000 });
});
