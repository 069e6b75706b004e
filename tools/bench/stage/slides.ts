import { openStagePage } from "#tools/stage-page/open.ts";
import { cpuOf, type Row } from "../measure.ts";
import { madeAFrame } from "./made.ts";

/** A slide’s moving time in so many stretches; the dearest of them counts. */
const stretches = 4;
/** Frames drawn of each. */
const frames = 15;
/** One sixtieth of a second, in ms. */
const bar = 1000 / 60;
/** Numbers between functions lie on the heap: so many bytes a frame are no objects, and no lists. */
const numbers = 2048;

/** P19: what one frame of every slide costs at 1280 × 720, in all processes of the browser, where the processor draws; or of those so named. */
export const slides = async (only = /./): Promise<Row[]> => {
  const { page, close } = await openStagePage("bench.html?slides", "playSlide");
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error("There is no browser");
  const used = async (): Promise<number> => {
    const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { id }) => sum + cpuOf(id), 0);
  };
  const row = (what: string, product: number, unit: string, most: number): Row => ({
    what,
    baseline: Number.NaN,
    product,
    unit,
    bar: unit === "ms" ? "≤ 16.7 ms" : `≤ ${most} B`,
    met: product <= most,
  });
  try {
    const rows: Row[] = [];
    const names = (await page.evaluate("subjects()")) as string[];
    for (const name of names.filter((one) => only.test(one))) {
      await page.evaluate(`openSlide(${JSON.stringify(name)})`);
      const costs: number[] = [];
      for (let i = 0; i < stretches; i++) {
        const before = await used();
        await page.evaluate(`playSlide(${i / stretches}, ${(i + 1) / stretches}, ${frames})`);
        costs.push(((await used()) - before) / frames);
      }
      rows.push(row(`P19 CPU of a frame of ${name}`, Math.max(...costs), "ms", bar));
    }
    const made = await madeAFrame(page, 40, only);
    for (const { subject, own } of made)
      rows.push(row(`P19 made a frame by ${subject}`, own, "B", numbers));
    return rows;
  } finally {
    await close();
  }
};
