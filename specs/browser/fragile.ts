import type { BrowserContext, Page } from "@playwright/test";

/** Kept where the pictures are drawn. */
interface Kept {
  contexts: { gl: WebGL2RenderingContext; ext: WEBGL_lose_context | null }[];
}

/** Keeps hold of every WebGL context that is made: text, so that it can stand before a worker's own. */
const keep = `{
  const kept = (globalThis.contexts = []);
  for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
    if (!Canvas) continue;
    const real = Canvas.prototype.getContext;
    Canvas.prototype.getContext = function (kind, ...more) {
      const gl = real.call(this, kind, ...more);
      if (gl && kind === "webgl2") kept.push({ gl, ext: gl.getExtension("WEBGL_lose_context") });
      return gl;
    };
  }
};`;

/** A context that can be taken away and given back, as a driver does: in the stage's worker, or on the page itself. */
export const fragileStage = async (context: BrowserContext, where: "worker" | "page") => {
  if (where === "worker")
    await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: keep + (await answer.text()) });
    });
  else await context.addInitScript(`delete globalThis.OffscreenCanvas; ${keep}`);
  // how often a drawn picture was shown, and a key pressed with the first that is late enough
  await context.addInitScript(() => {
    const seen = Object.assign(window, { shown: 0, haltIn: 0, haltAt: Number.POSITIVE_INFINITY });
    const real = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
      real.call(this, bitmap);
      seen.shown += 1;
      if (seen.haltIn > 0) seen.haltAt = performance.now() + seen.haltIn;
      seen.haltIn = 0;
      if (performance.now() < seen.haltAt) return;
      seen.haltAt = Number.POSITIVE_INFINITY;
      dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    };
  });
  const at = <T>(page: Page, work: () => Promise<T>): Promise<T> => {
    const [worker] = page.workers();
    if (where === "page") return page.evaluate(work);
    if (worker === undefined) throw new Error("No worker draws");
    return worker.evaluate(work);
  };
  return {
    /** Answers how many contexts were lost. */
    lose: (page: Page): Promise<number> =>
      at(page, async () => {
        const { contexts } = globalThis as unknown as Kept;
        const whole = contexts.filter(({ gl }) => !gl.isContextLost());
        await Promise.all(
          whole.map(({ gl, ext }) => {
            const lost = new Promise((resolve) =>
              gl.canvas.addEventListener("webglcontextlost", resolve, { once: true }),
            );
            ext?.loseContext();
            return lost;
          }),
        );
        Object.assign(globalThis, { lost: whole });
        return whole.length;
      }),
    restore: (page: Page): Promise<unknown> =>
      at(page, () =>
        Promise.all(
          (globalThis as unknown as { lost: Kept["contexts"] }).lost.map(({ gl, ext }) => {
            const back = new Promise((resolve) =>
              gl.canvas.addEventListener("webglcontextrestored", resolve, { once: true }),
            );
            ext?.restoreContext();
            return back.then(() => undefined);
          }),
        ),
      ),
    /** How many drawn pictures were shown so far. */
    shown: (page: Page): Promise<number> =>
      page.evaluate(() => (window as unknown as { shown: number }).shown),
    /** Presses space with the first picture that is shown so many milliseconds after the next one. */
    haltAfter: (page: Page, passed: number): Promise<void> =>
      page.evaluate((ms) => {
        Object.assign(window, { haltIn: ms });
      }, passed),
  };
};

/** The picture in hand: its height, how far its brightest lies from its darkest, and how bright it is in a grid of 24 × 32. */
export interface Looked {
  readonly height: number;
  readonly range: number;
  readonly grid: readonly number[];
}

export const pictureOf = (page: Page): Promise<Looked> =>
  page.evaluate(() => {
    const sheets = document.querySelectorAll<HTMLCanvasElement>("main [data-live] canvas");
    const sheet = [...sheets].findLast(({ style }) => style.visibility !== "hidden");
    const copy = Object.assign(document.createElement("canvas"), { width: 24, height: 32 });
    const pen = copy.getContext("2d", { willReadFrequently: true });
    if (!sheet || !pen || sheet.width === 0) return { height: 0, range: 0, grid: [] };
    pen.imageSmoothingQuality = "high";
    pen.drawImage(sheet, 0, 0, 24, 32);
    const grid = [...pen.getImageData(0, 0, 24, 32).data].filter((_, i) => i % 4 === 1);
    return { height: sheet.height, range: Math.max(...grid) - Math.min(...grid), grid };
  });

/** How far two pictures are apart where they are most, of 255. */
export const apart = (one: Looked, other: Looked): number =>
  one.grid.length === other.grid.length
    ? Math.max(...one.grid.map((at, i) => Math.abs(at - (other.grid[i] ?? 0))))
    : 255;
