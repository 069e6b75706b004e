import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { checkTheme, type Family, titleVariantOf } from "#core/domain/cover/index.ts";
import { themesOf } from "./catalogue/themes.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { type Case, cases } from "./testing/families.ts";
import { frameOf, lookedAt } from "./testing/frames.ts";
import { writing } from "./testing/goldens.ts";
import { startEngine } from "./testing/start.ts";
import { requestOf } from "./testing/subjects.ts";
import { changedSwatches, swatchOf, writeSwatches } from "./testing/swatches.ts";

/** The way to one value inside a theme. */
type Way = readonly string[];
type Theme = object & { readonly name: string };
const SHAPES = [
  [96, 134],
  [160, 96],
] as const;
/** At rest, where most is seen, in its entrance, and further on. */
const TIMES = [3, 1.1, 4.3] as const;
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

/** Whether it is part of something that this theme has switched off. */
const isOff = (theme: object, way: Way): boolean => {
  let holder: unknown = theme;
  for (const key of way.slice(0, -1)) {
    holder = (holder as Record<string, unknown>)[key];
    if ((holder as { active?: boolean }).active === false) return way.at(-1) !== "active";
  }
  return false;
};

/** Which of these fields of a theme are seen when they change, in a picture of this shape. */
const seenOf = async (
  { family, lean = (theme) => theme, quality = "high" }: Case,
  theme: Theme,
  ways: readonly (readonly [Way, unknown])[],
  [width, height]: readonly [number, number],
): Promise<readonly string[]> => {
  const spec = { variant: titleVariantOf(family), theme: theme.name, photo: "drawn" };
  const asked = await requestOf(
    { ...spec, title: "Happy Birthday dear Zoë" } as CoverSpec,
    width,
    height,
  );
  const drawnIn = (theme: object) => ({ ...asked, quality, theme: lean(theme) }) as SceneRequest;
  return lookedAt(engine, drawnIn(theme), async (as) => {
    const pictures = new Map<number, Promise<ImageData>>();
    const before = (t: number): Promise<ImageData> => {
      const picture = pictures.get(t) ?? as(t);
      pictures.set(t, picture);
      return picture;
    };
    const differsAtSomeTime = (other: object): Promise<boolean> =>
      lookedAt(engine, drawnIn(other), async (at) => {
        for (const t of TIMES) if (differs(await before(t), await at(t))) return true;
        return false;
      });
    const seen: string[] = [];
    for (const [way, value] of ways)
      for (const other of changed(family, theme, way, value))
        if (await differsAtSomeTime(other)) {
          seen.push(way.join("."));
          break;
        }
    return seen;
  });
};

/** Fields of a family's themes whose change nobody sees. */
const unseenOf = async (one: Case): Promise<readonly string[]> => {
  const { family, themes, aside, wide } = one;
  const seen = new Set<string>();
  const all = new Set<string>();
  const known = (await themesOf(family)) as readonly Theme[];
  for (const shape of SHAPES)
    for (const name of themes) {
      const theme = known.find((one) => one.name === name);
      if (!theme) throw new Error(`There is no theme ${name}`);
      const fields = leaves(theme).filter(
        ([way, value]) =>
          (typeof value !== "string" || value.startsWith("#")) && !aside?.test(way.join(".")),
      );
      for (const [way] of fields) all.add(way.join("."));
      const ways = fields.filter(
        ([way]) =>
          !seen.has(way.join(".")) &&
          !isOff(theme, way) &&
          (shape !== SHAPES[0] || !wide?.test(way.join("."))),
      );
      if (ways.length === 0) continue;
      for (const key of await seenOf(one, theme, ways, shape)) seen.add(key);
    }
  return [...all].filter((key) => !seen.has(key));
};

describe("every number, colour and switch of a theme is seen", () => {
  for (const one of cases)
    test(`[${one.id}] in ${one.family}`, async () => {
      expect(await unseenOf(one)).toEqual([]);
    }, 120_000);
});

/** What a theme's swatch is made of, upright and, where numbers are for wide pictures alone, wide. */
const SMALL = [
  [48, 68],
  [68, 48],
] as const;

const swatchAtRest = async (
  { family, quality = "high", lean = (theme) => theme }: Case,
  theme: string,
  [width, height]: readonly [number, number],
): Promise<ImageData> => {
  const spec = { variant: titleVariantOf(family), theme, title: "dear Zoë" } as CoverSpec;
  const asked = await requestOf(spec, width, height);
  const request = { ...asked, quality, theme: lean(asked.theme as object) } as SceneRequest;
  return swatchOf(await frameOf(engine, request, TIMES[0]));
};

describe("every theme looks as it did", () => {
  for (const one of cases)
    test(`[${one.id}] in ${one.family}`, async () => {
      const themes = (await themesOf(one.family)).map(({ name }) => name);
      for (const shape of one.wide ? SMALL : SMALL.slice(0, 1)) {
        const swatches: [theme: string, swatch: ImageData][] = [];
        for (const theme of themes) swatches.push([theme, await swatchAtRest(one, theme, shape)]);
        const name = shape === SMALL[0] ? one.family : `${one.family} wide`;
        if (writing) await writeSwatches(name, swatches);
        else expect(await changedSwatches(name, swatches), name).toEqual([]);
      }
    });
});
