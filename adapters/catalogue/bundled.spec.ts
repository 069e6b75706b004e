import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { occasions } from "#core/domain/occasion/index.ts";
import { gifsPerPage } from "#core/domain/search/index.ts";
import { bundledCatalogue } from "./index.ts";

const { gifs, songs, places } = bundledCatalogue();
const fileOf = (url: string | null): string =>
  join(import.meta.dirname, "../../web/public", url ?? "");

const allGifs = async () => {
  const { pages } = await gifs.search("", 1);
  const all = await Promise.all(Array.from({ length: pages }, (_, at) => gifs.search("", at + 1)));
  return all.flatMap(({ results }) => results);
};

describe("the stickers that come along", () => {
  it("[OPEN-138] are 150 and more, each there with its still, light enough for a phone", async () => {
    const all = await allGifs();
    expect(all.length).toBeGreaterThanOrEqual(150);
    for (const { id, url, still_url, duration } of all) {
      expect(existsSync(fileOf(still_url)), id).toBe(true);
      expect(statSync(fileOf(url)).size, id).toBeLessThan(130_000);
      expect(duration, id).toBeGreaterThan(0.5);
      expect((await gifs.read(id))?.url).toBe(url);
    }
    expect(await gifs.read("fanfold-nothing")).toBeNull();
  });

  it.each([
    ["cake", "Birthday cake"],
    ["well done", "Clapping hands"],
    ["get well", "Face with thermometer"],
    ["baby", "Baby"],
    ["cat", "Cat"],
    ["Kitten", "Cat"],
    ["cheers", "Clinking glasses"],
    ["heart", "Red heart"],
  ])("[SEARCH-01] %s finds %s on the first page", async (term, title) => {
    const { results } = await gifs.search(term, 1);
    expect(results.slice(0, 8).map((one) => one.title)).toContain(title);
  });

  it.each(occasions.map(({ value, gifTerm }) => [value, gifTerm] as const))(
    "[SEARCH-03] %s opens with something to choose from: %s",
    async (_, term) => {
      const { results } = await gifs.search(term, 1);
      expect(results.length).toBeGreaterThanOrEqual(6);
    },
  );

  it("[OPEN-137] come in pages of 24, each sticker once", async () => {
    const all = await allGifs();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect((await gifs.search("", 1)).results).toHaveLength(gifsPerPage);
    const { pages } = await gifs.search("", 1);
    expect((await gifs.search("", pages + 1)).results).toEqual([]);
    expect(await gifs.search("qqxyzzy", 1)).toMatchObject({ results: [], pages: 0 });
  });
});

describe("the pieces that come along", () => {
  it("[SEARCH-02] are twelve and more of about half a minute, with cover and waveform", async () => {
    const { results } = await songs.search("", 50);
    expect(results.length).toBeGreaterThanOrEqual(12);
    for (const { id, preview_url, cover_url, duration, peaks } of results) {
      expect(existsSync(fileOf(preview_url)), id).toBe(true);
      expect(existsSync(fileOf(cover_url)), id).toBe(true);
      expect(duration, id).toBeGreaterThan(24);
      expect(duration, id).toBeLessThanOrEqual(30.1);
      expect(Math.max(...(peaks ?? [])), id).toBe(1);
      expect((await songs.read(id))?.name).toBeDefined();
    }
  });

  it.each([
    ["wedding", "Canon in D"],
    ["birthday", "Happy Birthday to You"],
    ["beethoven", "Ode to Joy"],
    ["christmas", "Jingle Bells"],
    ["baby", "Lullaby"],
  ])("[SEARCH-02] %s finds %s", async (term, name) => {
    const { results } = await songs.search(term, 10);
    expect(results.map((one) => one.name)).toContain(name);
  });
});

describe("the places that come along", () => {
  it.each([
    ["Cologne", "Cologne", "DE"],
    ["koln", "Köln", "DE"],
    ["Seville", "Seville", "ES"],
    ["Lisb", "Lisbon", "PT"],
    ["Lisburn", "Lisburn", "GB"],
    ["new york", "New York", "US"],
    ["Москва", "Москва", "RU"],
    ["Whitby", "Whitby", "GB"],
    ["St Gallen", "St. Gallen", "CH"],
    ["Bath", "Bath", "GB"],
  ])("[OPEN-136] %s is first of all %s in %s", async (term, name, country) => {
    const [first] = (await places.search(term, 8)).results;
    expect(first?.country).toBe(country);
    expect(first?.name.toLowerCase()).toContain(name.toLowerCase());
  });

  it.each([
    ["München", "DE", "Munchen", "münch"],
    ["Munich", "DE", "munich"],
    ["Köln", "DE", "Koln", "köl"],
    ["Düsseldorf", "DE", "Dusseldorf"],
    ["Zürich", "CH", "Zurich", "züri"],
    ["Genève", "CH", "Geneve"],
    ["São Paulo", "BR", "Sao Paulo", "são p"],
    ["Bogotá", "CO", "Bogota"],
    ["Córdoba", "AR", "Cordoba"],
    ["A Coruña", "ES", "A Coruna"],
    ["La Coruña", "ES", "La Coruna"],
    ["Kraków", "PL", "Krakow"],
    ["Łódź", "PL", "Łodz"],
    ["Malmö", "SE", "Malmo"],
    ["Reykjavík", "IS", "Reykjavik"],
    ["Plzeň", "CZ", "Plzen"],
    ["București", "RO", "Bucuresti"],
    ["Eskişehir", "TR", "Eskisehir"],
    ["Győr", "HU", "Gyor"],
    ["Hà Nội", "VN", "Ha Noi", "hà nộ"],
    ["Aşgabat", "TM", "Asgabat"],
    ["Αθήνα", "GR", "Αθηνα"],
    ["Київ", "UA", "Киів"],
    ["東京", "JP", "東京"],
  ])(
    "[SEARCH-04] %s in %s keeps its marks, also where none were typed",
    async (name, country, ...typed) => {
      for (const term of [name, ...typed]) {
        const { results } = await places.search(term, 8);
        const own = results.filter((one) => one.country === country).map((one) => one.name);
        expect(own[0], term).toBe(name);
      }
    },
  );

  it.each([
    ["Roma", "Róma"],
    ["Praga", "Prága"],
    ["Antwerp", "Antwérp"],
    ["Seville", "Séville"],
    ["Napoli", "Nápoli"],
  ])("[SEARCH-04] %s has no marks unless they were typed: %s", async (plain, marked) => {
    const nameOf = async (term: string) => (await places.search(term, 1)).results[0]?.name;
    expect(await nameOf(plain)).toBe(plain);
    expect(await nameOf(plain.toLowerCase())).toBe(plain);
    expect(await nameOf(marked)).toBe(marked);
  });

  it("[OPEN-136] what stands behind a comma says where", async () => {
    const [texas] = (await places.search("Paris, Texas", 8)).results;
    expect(texas).toMatchObject({ name: "Paris", region: "Texas", country: "US" });
    const [france] = (await places.search("Paris", 8)).results;
    expect(france).toMatchObject({ name: "Paris", country: "FR" });
    expect((await places.search("Paris, Portugal", 8)).results).toEqual([]);
  });

  it("[SEARCH-04] each has the box and the zoom that show it", async () => {
    const [lisbon] = (await places.search("Lisbon", 1)).results;
    if (!lisbon) throw new Error("no Lisbon");
    expect(lisbon.ne_lat).toBeGreaterThan(lisbon.lat);
    expect(lisbon.sw_lon).toBeLessThan(lisbon.lon);
    expect(lisbon.zoom).toBeGreaterThanOrEqual(9);
    expect(lisbon.zoom).toBeLessThanOrEqual(13);
  });

  it("[OPEN-136] a hundred searches take a moment", async () => {
    await places.search("warm", 8);
    const begun = process.cpuUsage();
    for (let at = 0; at < 100; at++) await places.search(`s${"aeiou"[at % 5]}${at % 7}`, 8);
    const { user } = process.cpuUsage(begun);
    expect(user / 1000 / 100).toBeLessThan(60);
  });
});
