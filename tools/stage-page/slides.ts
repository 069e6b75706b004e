import { penOf } from "#adapters/webgl/basis/index.ts";
import { LocalEngine } from "#adapters/webgl/page/engine.ts";
import { wordless } from "#adapters/webgl/painted/subject.ts";
import { slides as words } from "#adapters/words/en/slides.ts";
import { SlideType } from "#core/domain/slide/index.ts";
import { drawnPicture } from "#web/slides/kinds/testing/pictures.ts";
import { samplesOf } from "#web/slides/kinds/testing/samples.ts";
import { openPainting } from "#web/slides/painting.ts";
import type { ShownSlide } from "#web/slides/shown.ts";
import type { SlideSubject } from "#web/slides/subject.ts";

/** 720p, the wider shape of it: more pixels than a slide has anywhere at that height (P19). */
const [WIDTH, HEIGHT] = [1280, 720] as const;

/** A sample’s pictures as files that are uploading: drawn here, so that nothing has to be served. */
const withPhotos = async (slide: ShownSlide): Promise<ShownSlide> => ({
  ...slide,
  media: await Promise.all(
    slide.media.map(async (medium) => {
      const bitmap = await drawnPicture(medium.id);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return { ...medium, url: URL.createObjectURL(await canvas.convertToBlob()) };
    }),
  ),
});

const samples = (): (readonly [string, ShownSlide])[] =>
  // a title is the cover, which is measured by itself
  SlideType.options
    .filter((type) => type !== "title")
    .flatMap((type) =>
      samplesOf(type).map(([name, slide]) => [`${slide.type}, ${name}`, slide] as const),
    );

const engine = new LocalEngine(document.createElement("canvas"), async () => openPainting);
let rests = 0;
const pen = penOf(new OffscreenCanvas(WIDTH, HEIGHT));
/** What `steps` draws with, and how often it has. */
let drawing: ((t: number) => void) | undefined;
let drawn = 0;

/** Opens a slide and draws it once from its beginning to its rest, so that what it keeps is kept. */
const openSlide = async (name: string): Promise<void> => {
  const found = samples().find(([of]) => of === name);
  if (!found) throw new Error(`There is no slide ${name}`);
  const subject: SlideSubject = {
    slide: await withPhotos(found[1]),
    words,
    plays: [],
    locale: "en-GB",
  };
  await engine.close(1);
  const opened = await engine.open(1, {
    ...wordless("slide", subject),
    effects: { confetti: false, snow: false },
    quality: "high",
    width: WIDTH,
    height: HEIGHT,
  });
  // one that always moves is looked at for as long as it is shown
  rests = Math.min(opened.rests, 8);
  await engine.whole(1);
  await playSlide(0, 1, 40);
  const painting = await openPainting(subject, WIDTH, HEIGHT);
  await painting.whole;
  drawing = (t) => painting.paint(pen, WIDTH, HEIGHT, t);
};

/** Draws so many frames of a stretch of its moving time, `from` and `to` between 0 and 1, each as far as the page has it. */
const playSlide = async (from: number, to: number, frames: number): Promise<void> => {
  for (let i = 0; i < frames; i++) {
    const part = from + ((to - from) * i) / frames;
    (await engine.frame(1, part * rests * 0.999, WIDTH, HEIGHT))?.close();
  }
};

/** So many frames after each other, with nothing around them: for what they leave on the heap. */
const steps = (frames: number): void => {
  for (let i = 0; i < frames; i++) drawing?.(((drawn++ % 97) / 97) * rests * 0.999);
};

const warm = async (name: string, frames: number): Promise<void> => {
  await openSlide(name);
  steps(frames);
};

const subjects = (): string[] => samples().map(([name]) => name);

Object.assign(window, { subjects, warm, steps, openSlide, playSlide });
