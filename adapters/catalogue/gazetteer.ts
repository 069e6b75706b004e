import { brotliDecompressSync } from "node:zlib";
import { boxAround, folded, type Place, placeWith, reachOf } from "#core/domain/search/index.ts";
import type { Places } from "#core/service/ports/index.ts";
import { bundledId, readOnce } from "./data.ts";

interface Gazetteer {
  /** A place a line, the largest first: names with "|" between, its own first and spellings of one side by side, province, country, latitude, longitude, people. */
  readonly lines: readonly string[];
  /** All names as searches compare them, each after a "|", the lines one after another. */
  readonly names: string;
  /** Where each line begins in `names`. */
  readonly starts: Uint32Array;
}

/** What becomes of a sign of a name as searches compare them: a bar between names stays one. */
type Fate = typeof stays | typeof goes | typeof parts;
const [stays, goes, parts] = [1, 2, 3] as const;
const fateOf = (sign: string): Fate => {
  if (/^[\p{L}\p{N}|]/u.test(sign)) return stays;
  return /^[\p{M}'’.]/u.test(sign) ? goes : parts;
};
const [bar, blank, newLine] = [0x7c, 0x20, 0x0a];
const isHalf = (sign: number): boolean => sign >= 0xd800 && sign < 0xdc00;

/**
 * The names of all lines as searches compare them (`folded`). Each sign is looked up, as regular expressions take five
 * times as long over 70,000 lines, which the first search of a process would wait for.
 */
const foldedNames = (lines: readonly string[]): Pick<Gazetteer, "names" | "starts"> => {
  const text = lines.map((line) => line.slice(0, line.indexOf("\t"))).join("\n");
  const from = text.toLowerCase().normalize("NFD");
  const fates = new Uint8Array(0x10000);
  const to = new Uint16Array(from.length + lines.length + 2);
  const starts = new Uint32Array(lines.length);
  let [line, length] = [0, 0];
  to[length++] = bar;
  for (let at = 0; at < from.length; at++) {
    const sign = from.charCodeAt(at);
    if (sign === newLine) {
      to[length++] = bar;
      starts[++line] = length;
      to[length++] = bar;
    } else if (isHalf(sign)) {
      const whole = from.slice(at, ++at + 1);
      if (fateOf(whole) === stays) for (const half of [0, 1]) to[length++] = whole.charCodeAt(half);
      else if (fateOf(whole) === parts && to[length - 1] !== blank) to[length++] = blank;
    } else {
      const fate = fates[sign] || fateOf(String.fromCharCode(sign));
      fates[sign] = fate;
      if (fate === stays) to[length++] = sign;
      else if (fate === parts && to[length - 1] !== blank) to[length++] = blank;
    }
  }
  to[length++] = bar;
  return { names: Buffer.from(to.buffer, 0, length * 2).toString("utf16le"), starts };
};

const gazetteer = readOnce("places.tsv.br", (bytes): Gazetteer => {
  const lines = brotliDecompressSync(bytes).toString().split("\n");
  return { lines, ...foldedNames(lines) };
});

const lineAt = (starts: Uint32Array, offset: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

interface Hit {
  readonly line: number;
  /** Which of its names; 0 is the one it goes by. */
  readonly name: number;
  readonly score: number;
}

/** So many places are compared for one term: those with the most people. */
const mostCompared = 400;

/** Places of which a name contains `sought`, the largest first; each once. */
const scan = (
  { names, starts }: Gazetteer,
  sought: string,
  score: (name: number) => number,
  most = mostCompared,
): readonly Hit[] => {
  const hits: Hit[] = [];
  let at = names.indexOf(sought);
  while (at >= 0 && hits.length < most) {
    const line = lineAt(starts, at);
    let name = -1;
    for (let sign = starts[line] ?? 0; sign <= at; sign++) if (names[sign] === "|") name++;
    hits.push({ line, name, score: score(name) });
    at = names.indexOf(sought, starts[line + 1] ?? names.length);
  }
  return hits;
};

const countries = new Intl.DisplayNames("en", { type: "region" });

/** Whether a place lies in what stands behind the comma: "Paris, Texas". */
const liesIn = (line: string, within: string): boolean => {
  const [, province = "", country = ""] = line.split("\t");
  return [province, country, countries.of(country) ?? ""].some((one) =>
    folded(one).startsWith(within),
  );
};

/** A text with its marks, as spellings are compared: small letters, one sign for each. */
const spelled = (text: string): string => text.normalize("NFC").toLowerCase();

/**
 * The name that was found as it was asked for: whoever types Cologne wants Cologne on the card. Of spellings that differ in
 * their marks alone it’s the one that was typed, else the first, which is the town’s own: Munchen is München.
 */
const nameAs = (names: readonly string[], found: number, typed: string): string => {
  const name = names[found] ?? names[0] ?? "";
  const same = names.filter((one) => folded(one) === folded(name));
  return same.find((one) => spelled(one).startsWith(typed)) ?? name;
};

const placeOf = (line: string, name: number, typed: string): Place => {
  const [names = "", province = "", country = "", lat = "", lon = "", people = ""] =
    line.split("\t");
  const all = names.split("|");
  const [north, east] = [Number(lat), Number(lon)];
  return placeWith(
    {
      id: bundledId(`${lat},${lon}`),
      name: nameAs(all, name, typed),
      region: province === "" || all.includes(province) ? null : province,
      country,
      lat: north,
      lon: east,
    },
    boxAround(north, east, reachOf(Number(people))),
  );
};

/** A larger place counts more: ten times the people are worth a step. */
const weight = (line: string): number => Math.log10(Number(line.slice(line.lastIndexOf("\t") + 1)));

/** The places that the product brings along (OPEN-136): towns of the world with 3,000 people and more. */
export const bundledPlaces: Places = {
  search: async (term, limit) => {
    const [first = "", ...rest] = term.split(",").map(folded);
    const within = rest.join(" ").trim();
    const typed = spelled(term.split(",")[0] ?? "").trim();
    if (first === "") return { source: "bundled", results: [] };
    const all = gazetteer();
    const best = new Map<number, Hit>();
    const note = (hits: readonly Hit[]): void => {
      for (const hit of hits) {
        const line = all.lines[hit.line] ?? "";
        if (within !== "" && !liesIn(line, within)) continue;
        const score = hit.score + weight(line);
        const known = best.get(hit.line);
        if (!known || known.score < score) best.set(hit.line, { ...hit, score });
      }
    };
    const most = within === "" ? mostCompared : 4000;
    note(scan(all, `|${first}|`, (name) => (name === 0 ? 3 : 2.5), most));
    note(scan(all, `|${first}`, (name) => (name === 0 ? 1.5 : 0), most));
    if (best.size < limit && first.length > 2) note(scan(all, ` ${first}`, () => -1, most));
    return {
      source: "bundled",
      results: [...best.values()]
        .sort((a, b) => b.score - a.score || a.line - b.line)
        .slice(0, limit)
        .map(({ line, name }) => placeOf(all.lines[line] ?? "", name, typed)),
    };
  },
};
