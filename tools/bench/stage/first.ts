import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { chromium as installed } from "#tools/browser.ts";
import { treeshake, worker } from "#tools/rooms.ts";
import { median, type Row } from "../measure.ts";

const rounds = 5;
/** What the page says when its frame is there, and after it the milliseconds (told.ts). */
const SIGN = "first frame ";
const house = `${import.meta.dirname}/../../..`;

/**
 * P5: from opening a page to the first frame that moves, built as the product is; and how long the page is held up.
 * The bare scene is drawn as the product draws: in a worker, handed to the page as a picture.
 */
export const first = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-first-"));
  const root = `${house}/tools/stage-page/first`;
  await build({
    configFile: false,
    root,
    logLevel: "error",
    worker,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "baseline-widely-available",
      rolldownOptions: { treeshake, input: [`${root}/bare.html`, `${root}/cover.html`] },
    },
  });
  const site = await preview({
    configFile: false,
    root,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(installed());
  const address = site.resolvedUrls?.local[0] ?? "";
  const open = async (path: string, traced = false): Promise<{ at: number; block: number }> => {
    const context = await browser.newContext({ viewport: { width: 500, height: 700 } });
    try {
      const page = await context.newPage();
      if (traced)
        await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
      // heard, not asked: nothing of the bench runs in the page meanwhile
      const told = page.waitForEvent("console", {
        predicate: (message) => message.text().startsWith(SIGN),
        timeout: 60_000,
      });
      await page.goto(address + path);
      const at = Number((await told).text().slice(SIGN.length));
      return { at, block: traced ? longestTask(await browser.stopTracing()) : 0 };
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
      const [baseline, product, block]: [number[], number[], number[]] = [[], [], []];
      await open(bare);
      await open(cover);
      for (let round = 0; round < rounds; round++) {
        baseline.push((await open(bare)).at);
        product.push((await open(cover)).at);
        block.push((await open(cover, true)).block);
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
        product: median(block),
        unit: "ms",
        bar: "≤ 20 ms",
        met: median(block) <= 20,
      });
    }
    return rows;
  } finally {
    await browser.close();
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
