import { encode, penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { canvasAt, opened } from "#web/slides/kinds/testing/drawn.ts";
import { samplesOf } from "#web/slides/kinds/testing/samples.ts";
import type { ShownSlide } from "#web/slides/shown.ts";
import { Sheet } from "./sheet.ts";

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return (bytes as Uint8Array & { toBase64(): string }).toBase64();
};

/** One slide at one time, settled where it is null, as PNG. */
const shoot = async (slide: ShownSlide, t: number | null, width: number) => {
  const drawn = await opened(slide);
  const blob = await encode(canvasAt(drawn, t ?? Number.POSITIVE_INFINITY, width), "image/png");
  drawn.assets.dispose();
  return { blob };
};

/** Milliseconds that a frame takes over the first seconds of a slide: the first, the middle one and the dearest. */
const cost = async (slide: ShownSlide, seconds: number, width = 514, height = 720) => {
  const { drawing, assets } = await opened(slide);
  const pen = penOf(spareCanvas(width, height), true);
  const sheet = { pen, width, height, unit: width / 100 };
  const timed = (t: number): number => {
    const from = performance.now();
    drawing.draw(sheet, slide, assets, t);
    pen.getImageData(0, 0, 1, 1);
    return performance.now() - from;
  };
  const first = timed(0);
  const frames = Array.from({ length: 60 }, (_, i) => timed((i / 60) * seconds));
  assets.dispose();
  const most = Math.max(...frames);
  frames.sort((a, b) => a - b);
  return { first, middle: frames[30], most };
};

Object.assign(window, {
  base64,
  shoot,
  cost,
  samplesOf,
  newSheet: (...given: ConstructorParameters<typeof Sheet>) => new Sheet(...given),
});
