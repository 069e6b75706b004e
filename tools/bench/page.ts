import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEmptyPage, firstLoad, heavyIn } from "../page/index.ts";
import { startLighthouse } from "../page/lighthouse.ts";
import { servePages } from "../page/serve.ts";
import { median, type Row } from "./measure.ts";

const rounds = 5;
const landing = "src/screens/landing/index.ts";

/**
 * P1: the JavaScript of the first page beside its frameworks alone, built by the same bundler in the same run.
 * P3: when the largest part of a page is painted, and how long its scripts hold the phone up, beside the empty page.
 */
export const page = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-page-"));
  try {
    await buildEmptyPage(folder);
    return [...weight(folder), ...(await paint(folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const weight = (empty: string): Row[] => {
  const [base, first] = [firstLoad(empty), firstLoad("dist/web", landing)];
  const heavy = heavyIn(first);
  return [
    {
      what: "P1 JavaScript on first load of /, gzipped",
      baseline: base.bytes / 1000,
      product: first.bytes / 1000,
      unit: "kB",
      bar: "≤ 1.5×",
      met: first.bytes <= 1.5 * base.bytes,
    },
    {
      what: `P1 heavy parts in it${heavy.length > 0 ? ` (${heavy.join(", ")})` : ""}`,
      baseline: Number.NaN,
      product: heavy.length,
      unit: "",
      bar: "0",
      met: heavy.length === 0,
    },
  ];
};

const paint = async (empty: string): Promise<Row[]> => {
  const site = await servePages(empty);
  const meter = await startLighthouse();
  try {
    const places = {
      base: site.empty,
      again: site.empty,
      landing: site.landing,
      recipient: site.recipient,
    };
    type Place = keyof typeof places;
    const names = Object.keys(places) as Place[];
    const lcp = new Map<Place, number[]>(names.map((name) => [name, []]));
    const tbt = new Map<Place, number[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const seen = await meter.look(places[name]);
        lcp.get(name)?.push(seen.lcp);
        tbt.get(name)?.push(seen.tbt);
      }
    const of = (figures: Map<Place, number[]>, name: Place) => median(figures.get(name) ?? []);
    const base = of(lcp, "base");
    const again = of(lcp, "again");
    const rows: Row[] = [
      {
        what: "LCP of the empty page against itself (A–A)",
        baseline: base,
        product: again,
        unit: "ms",
        bar: "≤ 1.05×",
        met: Math.abs(again / base - 1) <= 0.05,
      },
    ];
    for (const [name, what] of [
      ["landing", "/"],
      ["recipient", "/r/{token}"],
    ] as const)
      rows.push(
        {
          what: `P3 LCP of ${what}, Lighthouse mobile`,
          baseline: base,
          product: of(lcp, name),
          unit: "ms",
          bar: "≤ 1.3×",
          met: of(lcp, name) <= 1.3 * base,
        },
        {
          what: `P3 TBT of ${what}`,
          baseline: of(tbt, "base"),
          product: of(tbt, name),
          unit: "ms",
          bar: "≤ 50 ms",
          met: of(tbt, name) <= 50,
        },
      );
    return rows;
  } finally {
    await meter.stop();
    await site.stop();
  }
};
