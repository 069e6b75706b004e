import { describe, expect, it } from "vitest";
import { alphabetsOf, later, spellings } from "./spelling.ts";

const towns = (country: string, ...names: string[]) => names.map((name) => ({ country, name }));
const alphabets = alphabetsOf([
  ...towns("DE", "Köln", "Lübeck", "Berlin"),
  ...towns("CZ", "Kolín", "Přerov", "Tábor"),
  ...towns("BE", "Liège", "Écaussinnes", "Gent"),
  ...towns("IN", "Chennai", "Pūne", "Āgra"),
]);
const kept = (country: string, ...names: string[]) => spellings(names, alphabets.get(country));

describe("spellings that differ in their marks alone", () => {
  it("[SEARCH-04] are the town’s own where their letters are its country’s", () => {
    expect(kept("DE", "Munchen", "München")).toEqual(["München"]);
    expect(kept("CZ", "Prerov", "Přerov")).toEqual(["Přerov"]);
  });
  it("[SEARCH-04] are kept behind the plain one where they may be anybody’s", () => {
    expect(kept("CZ", "Praga", "Prága")).toEqual(["Praga", "Prága"]);
    expect(kept("BE", "Antwerp", "Antwérp")).toEqual(["Antwerp", "Antwérp"]);
    expect(kept("DE", "Drazdany", "Drážďany")).toEqual(["Drazdany", "Drážďany"]);
    expect(kept("IN", "Madras", "Madrās")).toEqual(["Madras", "Madrās"]);
  });
  it("[SEARCH-04] are one where there is one, and Greek is never without", () => {
    expect(kept("DE", "Mu\u0308nchen", "München")).toEqual(["München"]);
    expect(spellings(["Ζίτα", "Ζιτα"])).toEqual(["Ζίτα"]);
    expect(spellings(["Zíta"])).toEqual(["Zíta"]);
    expect(spellings([])).toEqual([]);
  });
});

it("[SEARCH-04] a town’s own name is spelled as it is today, and loses no marks", () => {
  expect(later("Altdorf bei Nurnberg", "Altdorf bei Nürnberg")).toBe("Altdorf bei Nürnberg");
  expect(later("Mirandopólis", "Mirandópolis")).toBe("Mirandópolis");
  expect(later("Sidi Bel Abbès", "Sidi Bel Abbes")).toBe("Sidi Bel Abbès");
});
