import type { CoverSpec } from "#core/app/ports/stage.ts";
import { loadPosterFace, paintPoster } from "./poster.ts";

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

/** Where a cover is shown: its poster, and over it the drawn picture as soon as there is one. */
export class Place {
  readonly #element: HTMLElement;
  readonly #poster: HTMLCanvasElement;
  readonly #live: HTMLCanvasElement;
  readonly #watching: { disconnect(): void }[] = [];
  #spec: CoverSpec;
  #gone = false;

  constructor(element: HTMLElement, spec: CoverSpec, heard: Heard) {
    this.#element = element;
    this.#spec = spec;
    if (getComputedStyle(element).position === "static") element.style.position = "relative";
    this.#poster = sheet(element);
    this.#live = sheet(element);
    this.#live.style.visibility = "hidden";
    this.poster(spec);
    const resized = new ResizeObserver(() => {
      if (!this.isDrawn) this.#paint();
      heard.resized();
    });
    resized.observe(element);
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
    const dense = Math.min(globalThis.devicePixelRatio || 1, 2);
    return { width: Math.round(clientWidth * dense), height: Math.round(clientHeight * dense) };
  }

  /** Paints the poster of this cover, and again when its theme and its face are there. */
  poster(spec: CoverSpec): void {
    this.#spec = spec;
    this.#paint();
    void loadPosterFace(spec).then(() => this.#paint());
  }
  show(bitmap: ImageBitmap): void {
    const { width, height } = bitmap;
    if (this.#live.width !== width) this.#live.width = width;
    if (this.#live.height !== height) this.#live.height = height;
    this.#live.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
    this.#live.style.visibility = "visible";
  }
  remove(): void {
    this.#gone = true;
    for (const one of this.#watching) one.disconnect();
    this.#poster.remove();
    this.#live.remove();
  }

  #paint(): void {
    const { width, height } = this.size;
    if (this.#gone || width < 1 || height < 1) return;
    this.#poster.width = width;
    this.#poster.height = height;
    const pen = this.#poster.getContext("2d");
    if (pen) paintPoster(pen, this.#spec, width, height);
  }
}
