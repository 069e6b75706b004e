import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { type ContributionFilter, pressFilter, searchContributions } from "./search.ts";

const now = new Date(2026, 2, 10, 12).getTime();
const row = (id: string, age: number, first_name: string, more: object = {}) => ({
  id,
  created_on: new Date(now - age).toISOString(),
  seen: true,
  creator: { id: first_name, first_name, last_name: "", email: null },
  title: null,
  subtitle: null,
  description: null,
  location_name: null,
  ...more,
});
const rows = [
  row("old", days(8), "Bob"),
  row("week", days(7), "Ann", { description: "Feliz cumpleaños" }),
  row("new", 3_600_000, "Cy", { seen: false }),
];
const found = (filters: ContributionFilter[], term = "", order: "newest" | "name" = "newest") =>
  searchContributions(rows, (r) => r, { filters, order, term }, now, "Ann").map((r) => r.id);

describe("searching contributions", () => {
  it("today is the same day, this week seven days or less [CONTRIB-16] [CONTRIB-17]", () => {
    expect(found([])).toEqual(["new", "week", "old"]);
    expect(found(["today"])).toEqual(["new"]);
    expect(found(["this week"])).toEqual(["new", "week"]);
  });
  it("me, others and unseen combine with the rest [CONTRIB-16] [OPEN-100]", () => {
    expect(found(["me"])).toEqual(["week"]);
    expect(found(["others", "unseen"])).toEqual(["new"]);
    expect(found(["me", "unseen"])).toEqual([]);
  });
  it("text counts from three characters, without accents or case [CONTRIB-15] [CONTRIB-14]", () => {
    expect(found([], "cu")).toHaveLength(3);
    expect(found([], "CUMPLEANOS")).toEqual(["week"]);
    expect(found([], "bob")).toEqual(["old"]);
    expect(found([], "nobody")).toEqual([]);
  });
  it("orders by name too [OPEN-100]", () => {
    expect(found([], "", "name")).toEqual(["week", "old", "new"]);
  });
  it("looks in every text and the name, and orders by both ends [CONTRIB-14] [OPEN-100]", () => {
    const all = [
      row("a", 1, "Zoe", { title: "first" }),
      row("b", 2, "Zoe", { subtitle: "Second" }),
      row("c", 3, "Ann", { description: "third" }),
      row("d", 4, "Ann", { location_name: "fourth" }),
      row("e", 5, "Bob", { creator: { id: "bob", first_name: "Bob", last_name: "Fifth" } }),
      row("f", 6, "None", { creator: null }),
    ];
    type Search = Parameters<typeof searchContributions>[2];
    const ids = (search: Partial<Search>, me: string | null = null) => {
      const asked = { filters: [], order: "newest", term: "", ...search } as const;
      return searchContributions(all, (r) => r as never, asked as Search, now, me)
        .map((r) => r.id)
        .join("");
    };
    const terms = ["first", "SECOND", "third", "fourth", " b\u00f3b fifth ", "sixth"];
    expect(terms.map((term) => ids({ term }))).toEqual(["a", "b", "c", "d", "e", ""]);
    expect(ids({ term: "the" })).toBe("");
    expect(ids({ order: "oldest" })).toBe("fedcba");
    expect(ids({ order: "name" })).toBe("fcdeab");
    expect(ids({ filters: ["me"] })).toBe("f");
    expect(ids({ filters: ["others"] }, "Ann")).toBe("abef");
  });
  it("opposites take each other's place [OPEN-100]", () => {
    expect(pressFilter(["today", "me"], "others")).toEqual(["today", "others"]);
    expect(pressFilter(["today"], "this week")).toEqual(["this week"]);
    expect(pressFilter(["unseen"], "unseen")).toEqual([]);
    expect(pressFilter(["unseen", "me"], "unseen")).toEqual(["me"]);
  });
});
