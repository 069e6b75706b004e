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
  it("opposites take each other's place [OPEN-100]", () => {
    expect(pressFilter(["today", "me"], "others")).toEqual(["today", "others"]);
    expect(pressFilter(["today"], "this week")).toEqual(["this week"]);
    expect(pressFilter(["unseen"], "unseen")).toEqual([]);
  });
});
