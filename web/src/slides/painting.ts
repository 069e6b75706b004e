import type { Painter, Painting } from "#adapters/webgl/index.ts";
import { type AssetSources, facesOf, loadAssets, type SlideAssets } from "./kinds/assets.ts";
import type { Assets, Line, Sheet, SlideDrawing } from "./kinds/drawing.ts";
import { pageKinds } from "./kinds/registry.ts";
import { fetchMoving } from "./moving.ts";
import { fetchPicture } from "./picture.ts";
import type { SlideSubject } from "./subject.ts";
import type { SlideTextLayer } from "./textLayer.ts";

/**
 * Hundredths of the width that a slide is high at a size, in steps of a quarter and never less: what is left below it would
 * not be painted. One that is nearly 5:7 is laid out as 5:7.
 */
const heightOf = (width: number, height: number): number => {
  const own = (100 * height) / Math.max(1, width);
  return Math.abs(own - 140) < 1 ? 140 : Math.ceil(4 * own) / 4;
};

/** A line without what its drawing keeps of it. */
const plainLine = ({ part, text, x, y, width, size, face, direction, turn }: Line): Line => ({
  ...{ part, text, x, y, width, size, face, direction },
  ...(turn === undefined ? {} : { turn }),
});

/** A slide that is drawn, by its kind’s one drawing (decision 0053). */
class SlidePainting implements Painting {
  readonly whole: Promise<void>;
  version = 0;
  readonly #subject: SlideSubject;
  readonly #drawing: SlideDrawing;
  readonly #loaded: SlideAssets;
  #assets: Assets;
  /** What was painted on at last: mostly the same again. */
  #sheet: Sheet | undefined;

  constructor(subject: SlideSubject, drawing: SlideDrawing, height: number, sources: AssetSources) {
    this.#subject = subject;
    this.#drawing = drawing;
    this.#loaded = loadAssets(subject.slide, drawing, {
      ...sources,
      height,
      onPicture: () => {
        this.version += 1;
      },
    });
    this.#assets = this.#loaded;
    this.whole = this.#loaded.complete;
  }

  /** Where a clip plays below it there is a hole. */
  get isClear(): boolean {
    return this.#subject.plays.length > 0;
  }

  /** Kept when it can be drawn: its faces and its first picture are there, or will not come. */
  get ready(): Promise<void> {
    return this.#loaded.ready;
  }
  get rests(): number {
    return this.#drawing.rests(this.#subject.slide);
  }

  textLayer(): SlideTextLayer {
    const { slide } = this.#subject;
    const shown = this.#drawing.pictures(slide).map(({ id }) => id);
    return {
      lines: this.#drawing.lines(slide, this.#assets).map(plainLine),
      shown,
      lost: shown.filter((id) => this.#assets.picture(id) === null),
      windows: this.#drawing.windows?.(slide, this.#assets) ?? [],
    };
  }

  paint(pen: Parameters<Painting["paint"]>[0], width: number, height: number, t: number): void {
    const own = heightOf(width, height);
    if (own !== this.#assets.height) this.#assets = this.#loaded.shaped(own);
    if (this.#sheet?.pen !== pen || this.#sheet.width !== width || this.#sheet.height !== height)
      this.#sheet = { pen, width, height, unit: width / 100 };
    // what showed through a hole before is not there any more
    if (this.isClear) pen.clearRect(0, 0, width, height);
    this.#drawing.draw(this.#sheet, this.#subject.slide, this.#assets, t);
  }

  dispose(): void {
    this.#loaded.dispose();
  }
}

/** Opens a slide’s drawing, for about so many pixels; in a worker or on the page. Rejects for a cover. */
export const openSlide = async (
  subject: SlideSubject,
  width: number,
  height: number,
): Promise<SlidePainting> => {
  const { type } = subject.slide;
  const drawing = await pageKinds[type].drawing?.();
  if (!drawing) throw new Error(`A slide of kind ${type} is drawn as a cover`);
  const painting = new SlidePainting(subject, drawing, heightOf(width, height), {
    fetchPicture: (medium) => fetchPicture(medium, width, height),
    fetchMoving,
    say: (key) => subject.words[key],
    locale: subject.locale,
    plays: (id) => subject.plays.includes(id),
  });
  await painting.ready;
  return painting;
};

/** Fetches code and lettering of these slides, one after the other: from then on they are drawn without a network. */
export const warmSlides = async (subjects: readonly SlideSubject[]): Promise<void> => {
  for (const { slide, words } of subjects) {
    const drawing = await pageKinds[slide.type].drawing?.();
    if (drawing) await facesOf(slide, drawing, (key) => words[key]);
  }
};

export const openPainting: Painter = Object.assign(
  (subject: object, width: number, height: number) =>
    openSlide(subject as SlideSubject, width, height),
  { warm: (subjects: readonly object[]) => warmSlides(subjects as readonly SlideSubject[]) },
);
