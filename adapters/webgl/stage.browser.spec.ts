import { afterEach, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { encode, penOf, spareCanvas } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import { differing, pixelsOf, printOf, spreadOf } from "./testing/pixels.ts";
import { createStage, startEngine } from "./testing/start.ts";
import { requestOf } from "./testing/subjects.ts";

const cake: CoverSpec = { variant: "cake", theme: "cake-3", title: "Happy Birthday Grace" };
const letters: CoverSpec = { variant: "curvey", theme: "curvey-1", title: "Thank you 🎉 Zoë" };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const engineIn = async (where: "worker" | "page"): Promise<Engine> => {
  const { engine, end } = await startEngine(where);
  ends.push(end);
  return engine;
};

const spread = async (blob: Blob): Promise<number> => spreadOf(await pixelsOf(blob));

describe("the stage", () => {
  test("a cake takes at most 50 draws and 100 000 triangles", async () => {
    const engine = await engineIn("page");
    for (let i = 0; i < 8; i++) {
      await engine.still(await requestOf({ ...cake, theme: `cake-${i}` }, 60, 84), 3, "image/png");
      const { calls, triangles } = await engine.counters();
      expect(calls).toBeLessThanOrEqual(50);
      expect(triangles).toBeLessThanOrEqual(100_000);
    }
  });

  test("[THUMB-02] a cover's thumbnail is a JPEG that is not blank", async () => {
    const stage = createStage();
    ends.push(() => stage.dispose());
    const bytes = await stage.thumb(cake, 240, 336, "image/jpeg", 0.8);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await spread(new Blob([bytes], { type: "image/jpeg" }))).toBeGreaterThan(20);
  });
});

describe("a place on the page", () => {
  const place = (width: string, height: string): HTMLElement => {
    const element = document.createElement("div");
    element.style.cssText = `width:${width};height:${height}`;
    document.body.append(element);
    return element;
  };
  const stageHere = (where?: "page" | "best") => {
    const stage = createStage(where ? { where } : {});
    ends.push(() => stage.dispose());
    return stage;
  };

  /** A browser as WebKitGTK 2.50 and Safari 16.4 are; answers how many workers were started. */
  const withoutOffscreenWebgl = () => {
    const refuse = () => {
      const own = OffscreenCanvas.prototype.getContext;
      OffscreenCanvas.prototype.getContext = function (
        this: OffscreenCanvas,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith("webgl") ? null : Reflect.apply(own, this, [kind, ...rest]);
      } as typeof own;
      return () => {
        OffscreenCanvas.prototype.getContext = own;
      };
    };
    ends.push(refuse());
    const { Worker } = globalThis;
    let started = 0;
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        started++;
        const code = `(${refuse})(); await import(${JSON.stringify(new URL(url, location.href).href)});`;
        super(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), options);
      }
    };
    ends.push(() => {
      globalThis.Worker = Worker;
    });
    return () => started;
  };

  /** How much there is to be seen on the sheet that posters are painted on. */
  const posterOf = (element: HTMLElement): number => {
    const [sheet] = element.querySelectorAll("canvas");
    const { width, height } = sheet ?? { width: 0, height: 0 };
    const pen = penOf(spareCanvas(width, height));
    if (sheet) pen.drawImage(sheet, 0, 0);
    return spreadOf(pen.getImageData(0, 0, width, height));
  };

  test("shows the drawn cover as soon as it is there; nothing is left when it goes", async () => {
    const element = place("120px", "168px");
    const playing = stageHere().mount(element, cake, { paused: true });
    const [, live] = element.querySelectorAll("canvas");
    expect(live?.style.visibility).toBe("hidden");
    await playing.ready;
    expect(live?.style.visibility).toBe("visible");
    playing.dispose();
    expect(element.childElementCount).toBe(0);
  });

  test("[OPEN-133, OPEN-164] a cover that is late has a poster meanwhile; over a picture of its own only when that is gone", async () => {
    // what it is drawn from never comes
    const stage = createStage({ exported: () => new Promise(() => undefined) });
    const late: CoverSpec = { variant: "exported", exportedId: "bee_queen", title: "Hello Zoë" };
    ends.push(() => stage.dispose());
    const [bare, covered] = [place("60px", "84px"), place("60px", "84px")];
    const over = stage.mount(covered, late, { covered: true });
    stage.mount(bare, late);
    await expect.poll(() => posterOf(bare), { timeout: 15_000 }).toBeGreaterThan(20);
    expect(posterOf(covered)).toBe(0);
    over.uncover();
    await expect.poll(() => posterOf(covered), { timeout: 15_000 }).toBeGreaterThan(20);
  });

  test("[F-49, OPEN-173] settled it stands as its thumbnail does, wherever its time is, until it is sought", async () => {
    const element = place("120px", "168px");
    const stage = stageHere();
    const playing = stage.mount(element, cake, { paused: true });
    const [, live] = element.querySelectorAll("canvas");
    const seen = async () => {
      if (!live) throw new Error("There is no sheet");
      return printOf(await encode(live, "image/png"));
    };
    await playing.ready;
    const first = await seen();
    playing.settle();
    await expect.poll(seen, { timeout: 15_000 }).not.toBe(first);
    const settled = await seen();
    playing.seek(3);
    playing.settle();
    const again = stage.mount(place("120px", "168px"), cake, { reducedMotion: true });
    await again.ready;
    expect(await seen()).toBe(settled);
    playing.seek(0);
    await expect.poll(seen, { timeout: 15_000 }).toBe(first);
    playing.dispose();
    again.dispose();
  });

  test("an element without a size waits until it has one", async () => {
    const element = place("0", "0");
    const playing = stageHere().mount(element, letters);
    element.style.cssText = "width:100px;height:140px";
    await playing.ready;
    playing.dispose();
    expect(element.querySelector("canvas")).toBeNull();
  });

  test("[F-63] where an OffscreenCanvas is without WebGL, in workers too, the page's own canvas draws, and the cover moves", async () => {
    const started = withoutOffscreenWebgl();
    const element = place("120px", "168px");
    const stage = stageHere("best");
    const playing = stage.mount(element, cake);
    const [, live] = element.querySelectorAll("canvas");
    const seen = async () => {
      if (!live) throw new Error("There is no sheet");
      return pixelsOf(await encode(live, "image/png"));
    };
    await playing.ready;
    expect([started(), (await stage.probe()).webgl2]).toEqual([1, true]);
    const first = await seen();
    await expect
      .poll(async () => differing(first, await seen()), { timeout: 15_000 })
      .toBeGreaterThan(0.2);
    await expect.poll(async () => spreadOf(await seen()), { timeout: 15_000 }).toBeGreaterThan(20);
    expect(await spread(await stage.picture(cake, 120, 168, "image/png"))).toBeGreaterThan(20);
    playing.dispose();
  });

  test("[OPEN-164] without WebGL the poster stays, and pictures are drawn all the same", async () => {
    const original = HTMLCanvasElement.prototype.getContext;
    const offscreen = OffscreenCanvas.prototype.getContext;
    const refuse = (kind: string): boolean => kind.startsWith("webgl");
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return refuse(kind) ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
    OffscreenCanvas.prototype.getContext = function (
      this: OffscreenCanvas,
      kind: string,
      ...rest: unknown[]
    ) {
      return refuse(kind) ? null : Reflect.apply(offscreen, this, [kind, ...rest]);
    } as typeof offscreen;
    ends.push(() => {
      HTMLCanvasElement.prototype.getContext = original;
      OffscreenCanvas.prototype.getContext = offscreen;
    });
    const stage = stageHere("page");
    const element = place("120px", "168px");
    const error = await new Promise<Error>((resolve) =>
      stage.mount(element, cake, { onError: resolve }),
    );
    expect(error.message).toBe("This browser cannot draw the card");
    expect(posterOf(element), "it is there when the error is told").toBeGreaterThan(20);
    expect((await stage.probe()).webgl2).toBe(false);
    expect(await spread(await stage.picture(cake, 120, 168, "image/png"))).toBeGreaterThan(20);
  });
});
