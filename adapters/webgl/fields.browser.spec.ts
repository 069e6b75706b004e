import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { checkTheme, type Family, titleVariantOf } from "#core/domain/cover/index.ts";
import { themesOf } from "./catalogue/themes.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { lookedAt } from "./testing/frames.ts";
import { startEngine } from "./testing/start.ts";
import { requestOf } from "./testing/subjects.ts";

/** The way to one value inside a theme. */
type Way = readonly string[];
type Theme = object & { readonly name: string };
interface Case {
  readonly id: string;
  readonly family: Family;
  /** Themes to look at, one after another until every field was seen in one. */
  readonly themes: readonly string[];
  /** Fields that are not seen by themselves, and why. */
  readonly aside?: RegExp;
}

const cases: readonly Case[] = [
  {
    id: "COVER-14",
    family: "particles text",
    themes: ["flowers-text-0"],
    // the most there may be
    aside: /^particles\.nbMobile$/,
  },
  // the photo is the card's, not the theme's
  {
    id: "COVER-15",
    family: "particles shape",
    themes: ["flowers-shape-0"],
    aside: /^photo\.url$/,
  },
  // `debug` draws nothing; the first font is the one that others give way to
  {
    id: "COVER-16",
    family: "curvey",
    themes: ["curvey-8", "curvey-0", "curvey-1", "curvey-2", "curvey-3"],
    aside: /^(debug|fonts\.0\.useOnce)$/,
  },
  {
    id: "COVER-17",
    family: "curvey2",
    themes: ["KIN_WARP_02_02", "KIN_WARP_01_01", "KIN_WARP_04_01", "KIN_WARP_03_06"],
    aside:
      // lines have colours of their own, the ground its flat colour, the light its `glareAlpha`; what is at rest stays so
      /^(colorLetters|bgColor|themeColours|fonts\.0\.useOnce|glare\.alpha|bg\.imageURL|texture$|effects\.\d\.quality)/,
  },
  { id: "COVER-09", family: "astronaut", themes: ["astronaut-0"] },
  { id: "COVER-05", family: "boat", themes: ["boat-0"] },
  { id: "COVER-06", family: "cake", themes: ["cake-1"] },
  {
    id: "COVER-23",
    family: "hearts",
    themes: ["hearts-0", "hearts-1"],
  },
  { id: "COVER-07", family: "paper hearts", themes: ["paperheart-1"] },
  { id: "COVER-24", family: "ripples", themes: ["ripples-1", "ripples-2"] },
  { id: "COVER-25", family: "starburst", themes: ["starburst-0"] },
  { id: "COVER-26", family: "trail", themes: ["trail-0"] },
  { id: "COVER-08", family: "rocket", themes: ["rocket-1"] },
  { id: "COVER-09", family: "xmas", themes: ["xmas-1"] },
];

const SHAPES = [
  [120, 168],
  [200, 120],
] as const;
/** At rest, where most is seen, in its entrance, and further on. */
const TIMES = [3, 1.1, 4.3];
/** A pixel is another when one of its colours is this far from what it was, of 255 … */
const APART = 4;
/** … and the picture when this part of its pixels are. */
const SEEN = 0.0005;
const MAGENTA = "#FF00FF";
const GREEN = "#00FF40";

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("page"));
});
afterAll(() => end());

const leaves = (value: unknown, way: Way = []): readonly (readonly [Way, unknown])[] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...way, key]))
    : [[way, value]];

const withLeaf = (theme: object, [key = "", ...rest]: Way, value: unknown): object => {
  const copy = (Array.isArray(theme) ? [...theme] : { ...theme }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withLeaf(copy[key] as object, rest, value);
  return copy;
};

/** What the value may be instead, the most different first. */
const others = (value: unknown): readonly unknown[] => {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number")
    return [
      ...[0, 100, 40, 20, 1],
      ...[8, 4, 2, 1.4, 1.2].map((times) => value * times + 0.1),
      ...[Math.ceil(value * 2), value + 1, value * 0.5, value * 0.8, value - 1],
    ];
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) return [];
  return [value.toUpperCase() === MAGENTA ? GREEN : MAGENTA];
};

/** Two sound themes that differ from this one in one value. */
const changed = (family: Family, theme: Theme, way: Way, value: unknown): readonly object[] =>
  others(value)
    .filter((other) => other !== value)
    .map((other) => withLeaf(theme, way, other))
    .filter((other) => checkTheme(family, other) !== null)
    .slice(0, 2);

const differs = ({ data: a }: ImageData, { data: b }: ImageData): boolean => {
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > APART)) count++;
  return count > SEEN * (a.length / 4);
};

/** Fields of a family's themes whose change nobody sees. */
const unseenOf = async ({ family, themes, aside }: Case): Promise<readonly string[]> => {
  const seen = new Set<string>();
  const unseen = new Set<string>();
  const all = (await themesOf(family)) as readonly Theme[];
  for (const [width, height] of SHAPES)
    for (const theme of all.filter(({ name }) => themes.includes(name))) {
      const isLookedFor = (way: Way, value: unknown): boolean => {
        const key = way.join(".");
        const isName = typeof value === "string" && !value.startsWith("#");
        return !isName && !seen.has(key) && !aside?.test(key);
      };
      const ways = leaves(theme).filter(([way, value]) => isLookedFor(way, value));
      if (ways.length === 0) continue;
      const spec = { variant: titleVariantOf(family), theme: theme.name, photo: "drawn" };
      const request = await requestOf(
        { ...spec, title: "Happy Birthday dear Zoë" } as CoverSpec,
        width,
        height,
      );
      const before = await lookedAt(engine, request, (at) => Promise.all(TIMES.map(at)));
      const differsAtSomeTime = (other: object): Promise<boolean> =>
        lookedAt(engine, { ...request, theme: other } as SceneRequest, async (at) => {
          for (const [i, t] of TIMES.entries())
            if (before[i] && differs(before[i], await at(t))) return true;
          return false;
        });
      const isSeen = async (others: readonly object[]): Promise<boolean> => {
        for (const other of others) if (await differsAtSomeTime(other)) return true;
        return false;
      };
      for (const [way, value] of ways) {
        const key = way.join(".");
        if (await isSeen(changed(family, theme, way, value))) seen.add(key);
        else unseen.add(key);
      }
    }
  return [...unseen].filter((key) => !seen.has(key));
};

describe("every number, colour and switch of a theme is seen", () => {
  for (const one of cases)
    test(`[${one.id}] in ${one.family}`, async () => {
      expect(await unseenOf(one)).toEqual([]);
    }, 120_000);
});
