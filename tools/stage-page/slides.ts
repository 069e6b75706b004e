import { encode, penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { loadAssets } from "#web/slides/kinds/assets.ts";
import type { SlideDrawing } from "#web/slides/kinds/drawing.ts";
import { drawings, isDrawn } from "#web/slides/kinds/drawings.ts";
import { drawnPicture } from "#web/slides/kinds/testing/pictures.ts";
import { samplesOf, slideOf } from "#web/slides/kinds/testing/samples.ts";
import type { ShownSlide } from "#web/slides/shown.ts";
import { slides as words } from "#web/words/en/slides.ts";
import { Sheet } from "./sheet.ts";

const drawingOf = (slide: ShownSlide): Promise<SlideDrawing> => {
  if (!isDrawn(slide.type)) throw new Error("A title is drawn by the stage");
  return drawings[slide.type]();
};

const assetsOf = async (slide: ShownSlide, drawing: SlideDrawing, height = 140) => {
  const assets = loadAssets(slide, drawing, {
    fetchPicture: (medium) => drawnPicture(medium.id),
    say: (key) => words[key],
    height,
  });
  await assets.complete;
  return assets;
};

/** One slide at one time, as PNG. */
const shoot = async (slide: ShownSlide, t: number | null, width: number, height: number) => {
  const drawing = await drawingOf(slide);
  const assets = await assetsOf(slide, drawing, (height / width) * 100);
  const canvas = spareCanvas(width, height);
  drawing.draw(
    { pen: penOf(canvas), width, height, unit: width / 100 },
    slide,
    assets,
    t ?? Number.POSITIVE_INFINITY,
  );
  const blob = await encode(canvas, "image/png");
  assets.dispose();
  return { blob };
};

/** Milliseconds that a frame takes, the first one and the mean of those after it, over the first seconds of a slide. */
const cost = async (slide: ShownSlide, seconds: number, width = 514, height = 720) => {
  const drawing = await drawingOf(slide);
  const assets = await assetsOf(slide, drawing);
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

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return (bytes as Uint8Array & { toBase64(): string }).toBase64();
};

Object.assign(window, {
  base64,
  shoot,
  cost,
  samplesOf,
  slideOf,
  newSheet: (...given: ConstructorParameters<typeof Sheet>) => new Sheet(...given),
});
