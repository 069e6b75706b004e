import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { chromium as installed } from "#specs/support/browser.ts";
import { groupsOf, pageParts } from "#tools/parts.ts";
import { treeshake, worker } from "#tools/rooms.ts";
import { median, type Row } from "../measure.ts";
import { openTabs } from "./tabs.ts";

const rounds = 5;
/** What a page that shows covers has of itself, in one file as the product has it. */
const shell = { name: "shell", test: /\/core\/|node_modules[\\/]zod[\\/]/ };
const house = `${import.meta.dirname}/../../..`;

/**
 * P5: from opening a page to the first frame that moves, built as the product is; and how long the page is held up.
 * The bare scene is on the same page (the rules a page of the product has at any time are loaded on both), is of the same
 * kind and size (`adapters/webgl/testing/bareCover.ts`), and is drawn as the product draws: in a worker, handed to the page as a picture.
 */
export const first = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-first-"));
  const root = `${house}/tools/stage-page/first`;
  for (const [page, its] of [
    ["cover", worker],
    // all that a bare scene needs lies in one file
    ["bare", { format: "es" as const, rolldownOptions: { treeshake } }],
  ] as const)
    await build({
      configFile: false,
      root,
      logLevel: "error",
      worker: its,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "baseline-widely-available",
        rolldownOptions: {
          treeshake,
          input: `${root}/${page}.html`,
          output: {
            codeSplitting: {
              groups: [shell, ...groupsOf(pageParts.filter(({ name }) => name === "basis"))],
            },
          },
        },
      },
    });
  let tell = (_ms: number): void => {};
  const site = await preview({
    configFile: false,
    root,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0 },
    plugins: [
      {
        name: "told",
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use("/told", (request, response) => {
            tell(Number(request.url?.split("?")[1]));
            response.end();
          });
        },
      },
    ],
  });
  const { port } = new URL(site.resolvedUrls?.local[0] ?? "");
  const tabs = await openTabs();
  const browser = await chromium.launch(installed());
  const frame = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("No frame was seen")), 60_000);
      tell = (ms) => {
        clearTimeout(late);
        resolve(ms);
      };
    });
  let opened = 0;
  // a host of its own each time: nothing of it is known to the browser yet
  const fresh = (path: string): string => `http://f${++opened}.localhost:${port}/${path}`;
  const open = (path: string): Promise<number> => tabs.during(fresh(path), frame());
  const block = async (path: string): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 500, height: 700 } });
    try {
      const page = await context.newPage();
      await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
      const there = frame();
      await page.goto(fresh(path));
      await there;
      return longestTask(await browser.stopTracing());
    } finally {
      await context.close();
    }
  };
  try {
    const rows: Row[] = [];
    for (const [what, bare, cover] of [
      ["a flat cover", "bare.html", "cover.html?curvey-1"],
      ["a 3D cover", "bare.html?solid", "cover.html?cake-3"],
    ] as const) {
      const [baseline, product, blocks]: [number[], number[], number[]] = [[], [], []];
      await open(bare);
      await open(cover);
      for (let round = 0; round < rounds; round++) {
        baseline.push(await open(bare));
        product.push(await open(cover));
        blocks.push(await block(cover));
      }
      rows.push({
        what: `P5 first frame of ${what}`,
        baseline: median(baseline),
        product: median(product),
        unit: "ms",
        bar: "≤ 1.5×",
        met: median(product) <= median(baseline) * 1.5,
      });
      rows.push({
        what: `P5 the page's longest task for ${what} (CPU)`,
        baseline: Number.NaN,
        product: median(blocks),
        unit: "ms",
        bar: "≤ 20 ms",
        met: median(blocks) <= 20,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await tabs.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
};

interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of CPU. */
  readonly tdur?: number;
}

/** The longest task of the page's own thread after it asked for the stage, in milliseconds of CPU. */
const longestTask = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const asked = traceEvents.find(({ name }) => name === "stage asked for");
  if (!asked) throw new Error("The page did not say when it asked for the stage");
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith("RunTask") && pid === asked.pid && tid === asked.tid && ts > asked.ts,
  );
  if (tasks.length === 0) throw new Error("No task was traced");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};
