import { afterEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { penOf } from "#adapters/webgl/basis/index.ts";
import { createStage } from "#adapters/webgl/index.ts";
import { say } from "../words/index.ts";
import { slideOf } from "./kinds/testing/samples.ts";
import { openPainting } from "./painting.ts";
import type { ShownSlide } from "./shown.ts";
import { subjectOf } from "./subject.ts";
import worker from "./worker.ts?worker&url";

/** What was made since the count began, held no longer than somebody else holds it. */
const made = { pictures: [] as WeakRef<ImageBitmap>[], canvases: [] as WeakRef<OffscreenCanvas>[] };
/** How many are still there and have pixels: what is given back has none. */
const living = (all: readonly WeakRef<{ width: number; height: number }>[]): number =>
  all.filter((one) => {
    const { width, height } = one.deref() ?? { width: 0, height: 0 };
    return width * height > 1;
  }).length;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** Counts every picture that is decoded and every canvas that is made from now on. */
const count = (): void => {
  const { createImageBitmap, OffscreenCanvas } = globalThis;
  const kept = async (...given: Parameters<typeof createImageBitmap>) => {
    const picture = await createImageBitmap(...given);
    made.pictures.push(new WeakRef(picture));
    return picture;
  };
  globalThis.createImageBitmap = kept as typeof createImageBitmap;
  globalThis.OffscreenCanvas = new Proxy(OffscreenCanvas, {
    construct: (of, given: [number, number]) => {
      const canvas = new of(...given);
      made.canvases.push(new WeakRef(canvas));
      return canvas;
    },
  });
  ends.push(() => Object.assign(globalThis, { createImageBitmap, OffscreenCanvas }));
};

/** What is left when all that nobody holds is gone: canvases, and bytes on the heap. */
const left = async () => {
  const inspector = cdp() as unknown as { send(what: string): Promise<{ usedSize: number }> };
  await inspector.send("HeapProfiler.collectGarbage");
  const { usedSize } = await inspector.send("Runtime.getHeapUsage");
  return { canvases: living(made.canvases), heap: usedSize };
};

const photo = async (i: number): Promise<string> => {
  const canvas = new OffscreenCanvas(640, 480);
  const pen = penOf(canvas);
  pen.fillStyle = `hsl(${i * 40} 70% 60%)`;
  pen.fillRect(0, 0, 640, 480);
  return URL.createObjectURL(await canvas.convertToBlob());
};
const urls = await Promise.all([0, 1, 2].map(photo));
const looks = ["fullscreen", "polaroid", "hover", "simple"] as const;
/** A slide of three photos, in each look in turn. */
const slideAt = (i: number): ShownSlide =>
  slideOf({
    type: "photos",
    variant: looks[i % looks.length] ?? "simple",
    title: `Lisbon ${i}`,
    media: urls.map((url, n) => ({
      id: `${i} ${n}`,
      type: "photo" as const,
      url,
      thumbnail_url: null,
    })),
  });

/** After these it is looked at what is left: all of one look, the first of them after the tenth. */
const looked = [12, 20, 28, 36, 40];

describe("a card of forty slides with photos", () => {
  test("[P19] lets go of the pictures and canvases of what was shown", {
    timeout: 120_000,
  }, async () => {
    const stage = createStage({ where: "page", worker, paints: async () => openPainting });
    ends.push(() => stage.dispose());
    const show = (i: number) => {
      const place = document.createElement("div");
      place.style.cssText = "position:relative;width:125px;height:175px";
      document.body.append(place);
      const playing = stage.show(place, subjectOf(slideAt(i), say), {});
      return { playing, place };
    };
    count();
    const after = [];
    // the next one is opened while one is in hand
    let inHand = show(0);
    for (let i = 1; i <= 40; i++) {
      const next = show(i);
      await Promise.all([inHand.playing.ready, next.playing.ready]);
      inHand.playing.dispose();
      inHand.place.remove();
      inHand = next;
      // those of the one in hand alone: what is not needed is given back at once, not when rubbish is collected
      await expect.poll(() => living(made.pictures)).toBe(urls.length);
      if (looked.includes(i)) after.push(await left());
    }
    const [ten, ...later] = after;
    if (!ten) throw new Error("Nothing was played");
    for (const { canvases, heap } of later) {
      // how many parts a slide keeps is a matter of how far it is; one left behind by each would be 28
      expect(canvases).toBeLessThanOrEqual(ten.canvases + 14);
      expect(heap / ten.heap).toBeLessThan(1.02);
    }
    inHand.playing.dispose();
  });
});
