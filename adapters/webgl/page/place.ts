import type { CoverSpec } from "#core/app/ports/stage.ts";

/** How long a first picture may be on its way before a poster is painted in its place. Milliseconds. */
const LATE = 300;

interface Heard {
  /** Its size is another. */
  resized(): void;
  /** It came into sight, or went out of it. */
  seen(isSeen: boolean): void;
}

const sheet = (element: HTMLElement): HTMLCanvasElement => {
  const canvas = element.ownerDocument.createElement("canvas");
  canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%;display:block";
  canvas.setAttribute("aria-hidden", "true");
  element.append(canvas);
  return canvas;
};

/** Where a cover is shown: the drawn picture as soon as there is one, a poster below it where that is late or never comes. */
export class Place {
  readonly #element: HTMLElement;
  readonly #poster: HTMLCanvasElement;
  readonly #live: HTMLCanvasElement;
  readonly #watching: { disconnect(): void }[] = [];
  #late: ReturnType<typeof setTimeout>;
  /** How long until what paints is asked for again, where it did not come. Milliseconds. */
  #again = 2000;
  #painter: typeof import("../poster/index.ts") | null = null;
  /** Null where nothing but effects is shown: then there is no poster. */
  #spec: CoverSpec | null;
  /** A picture of the cover lies below the place: nobody would see a poster. */
  #isCovered: boolean;
  /** A poster is called for. */
  #isDue = false;
  #gone = false;
  /** Device pixels as the browser has laid them out, where it says so: else letters are a little blurred. */
  #exact: { width: number; height: number } | null = null;
  /** More pixels to a CSS pixel than so many are not drawn. */
  readonly #densest: number;

  constructor(
    element: HTMLElement,
    spec: CoverSpec | null,
    isCovered: boolean,
    densest: number,
    heard: Heard,
  ) {
    this.#element = element;
    this.#densest = densest;
    this.#spec = spec;
    this.#isCovered = isCovered;
    if (getComputedStyle(element).position === "static") element.style.position = "relative";
    this.#poster = sheet(element);
    this.#live = sheet(element);
    this.#live.style.visibility = "hidden";
    this.#late = setTimeout(() => void this.poster(), LATE);
    const resized = new ResizeObserver((entries) => {
      const exact = entries.at(-1)?.devicePixelContentBoxSize?.[0];
      this.#exact = exact ? { width: exact.inlineSize, height: exact.blockSize } : null;
      this.#paint();
      heard.resized();
    });
    try {
      resized.observe(element, { box: "device-pixel-content-box" });
    } catch {
      // Safari doesn’t know it
      resized.observe(element);
    }
    this.#watching.push(resized);
    if (typeof IntersectionObserver === "undefined") return;
    const scrolled = new IntersectionObserver((entries) =>
      heard.seen(entries.at(-1)?.isIntersecting ?? true),
    );
    scrolled.observe(element);
    this.#watching.push(scrolled);
  }

  /** Whether a drawn picture is to be seen. */
  get isDrawn(): boolean {
    return this.#live.style.visibility !== "hidden";
  }
  /** Device pixels of the place; 0 while it has no size. */
  get size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#element;
    const dense = globalThis.devicePixelRatio || 1;
    const { width, height } = this.#exact ?? {
      width: Math.round(clientWidth * dense),
      height: Math.round(clientHeight * dense),
    };
    const part = Math.min(1, this.#densest / dense);
    return { width: Math.round(width * part), height: Math.round(height * part) };
  }

  /** Another cover is to be shown here. */
  turn(spec: CoverSpec): void {
    this.#spec = spec;
    if (this.#isDue) void this.poster();
  }
  /** What lay below the place is gone: from now on a poster is seen. */
  uncover(): void {
    this.#isCovered = false;
    if (this.#isDue) void this.poster();
  }
  /** Nothing more is drawn here: what was drawn last gives its place to the poster. */
  async end(): Promise<void> {
    this.#live.style.visibility = "hidden";
    await this.poster();
  }
  /** Fetches what paints, paints the cover as well as it can, and again when its theme and its face are there. */
  async poster(): Promise<void> {
    this.#isDue = true;
    const spec = this.#spec;
    if (spec === null || this.#isCovered || this.isDrawn || this.#gone) return;
    try {
      this.#painter ??= await import("../poster/index.ts");
    } catch {
      // without it the place stays clear; it is asked for again, ever more seldom
      this.#late = setTimeout(() => void this.poster(), this.#again);
      this.#again *= 2;
      return;
    }
    this.#paint();
    await this.#painter.loadPosterFace(spec);
    this.#paint();
  }
  show(bitmap: ImageBitmap): void {
    const { width, height } = bitmap;
    if (this.#live.width !== width) this.#live.width = width;
    if (this.#live.height !== height) this.#live.height = height;
    this.#live.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
    this.#live.style.visibility = "visible";
    clearTimeout(this.#late);
  }
  remove(): void {
    this.#gone = true;
    clearTimeout(this.#late);
    for (const one of this.#watching) one.disconnect();
    this.#poster.remove();
    this.#live.remove();
  }

  #paint(): void {
    const { width, height } = this.size;
    const spec = this.#spec;
    if (!this.#painter || spec === null || this.isDrawn || this.#gone) return;
    if (width < 1 || height < 1) return;
    this.#poster.width = width;
    this.#poster.height = height;
    const pen = this.#poster.getContext("2d");
    if (pen) this.#painter.paintPoster(pen, spec, width, height);
  }
}
