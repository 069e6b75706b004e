import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import {
  coverSeconds,
  drawingOf,
  fitQuality,
  type Quality,
  stepDown,
} from "#core/domain/cover/index.ts";
import type { Piece, SceneKind } from "../stage/index.ts";
import type { Engine } from "./engine.ts";
import { type FrameClock, Pace } from "./pace.ts";
import { loadPosterFace, paintPoster } from "./poster.ts";

export interface MountOptions {
  readonly fx?: Partial<Effects>;
  /** The poster frame only, no motion. */
  readonly reducedMotion?: boolean;
  readonly paused?: boolean;
  /** The stage cannot draw here; the poster stays. Called at most once. */
  readonly onError?: (error: Error) => void;
}

/** A cover at one place on the page. Times in seconds. */
export interface Playing {
  /** How long the slide is shown (OPEN-91); the picture itself goes on as long as it is played. */
  readonly duration: number;
  play(): void;
  pause(): void;
  seek(t: number): void;
  /** Shows another cover here, without a gap. */
  update(spec: CoverSpec): void;
  /** Kept when the first drawn frame is to be seen. */
  readonly ready: Promise<void>;
  dispose(): void;
}

/** What the places on a page share. */
export interface Shared {
  /** Looks a cover up. */
  piece(spec: CoverSpec): Promise<Piece>;
  /** `first` is the kind of cover that will be asked for. */
  engine(first?: SceneKind): Promise<Engine>;
  readonly clock: FrameClock;
  quality: Quality;
  id(): number;
}

const cover = (element: HTMLElement): HTMLCanvasElement => {
  const canvas = element.ownerDocument.createElement("canvas");
  canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%;display:block";
  canvas.setAttribute("aria-hidden", "true");
  element.append(canvas);
  return canvas;
};

export class Player implements Playing {
  readonly ready: Promise<void>;
  readonly #shared: Shared;
  readonly #element: HTMLElement;
  readonly #poster: HTMLCanvasElement;
  readonly #live: HTMLCanvasElement;
  readonly #effects: Effects;
  readonly #options: MountOptions;
  readonly #pace = new Pace();
  readonly #watching: { disconnect(): void }[] = [];
  #spec: CoverSpec;
  #looking: { readonly spec: CoverSpec; readonly piece: Promise<Piece> } | null = null;
  #id = 0;
  #posterTime = 3;
  #engine: Engine | null = null;
  #playing: boolean;
  /** Time shown when the clock was at `#from`. */
  #at = 0;
  #from: number;
  #handle = 0;
  #asking = false;
  #stale = true;
  #seen = true;
  #gone = false;
  #failed = false;
  #shown: () => void = () => {};

  constructor(shared: Shared, element: HTMLElement, spec: CoverSpec, options: MountOptions) {
    this.#shared = shared;
    this.#element = element;
    this.#spec = spec;
    this.#options = options;
    this.#effects = { confetti: options.fx?.confetti ?? false, snow: options.fx?.snow ?? false };
    this.#playing = !(options.paused || options.reducedMotion);
    this.#from = shared.clock.now();
    this.ready = new Promise((resolve) => {
      this.#shown = resolve;
    });
    if (getComputedStyle(element).position === "static") element.style.position = "relative";
    this.#poster = cover(element);
    this.#live = cover(element);
    this.#live.style.visibility = "hidden";
    this.#paint();
    void loadPosterFace(spec).then(() => this.#paint());
    this.#watch();
    void this.#start();
  }

  get duration(): number {
    return coverSeconds(this.#spec.variant);
  }

  #watch(): void {
    const resized = new ResizeObserver(() => {
      this.#stale = true;
      if (this.#live.style.visibility === "hidden") this.#paint();
      this.#next();
    });
    resized.observe(this.#element);
    this.#watching.push(resized);
    if (typeof IntersectionObserver === "undefined") return;
    const scrolled = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? true;
      this.#pace.restart();
      this.#next();
    });
    scrolled.observe(this.#element);
    this.#watching.push(scrolled);
  }

  /** Device pixels of the place. */
  #size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#element;
    const dense = Math.min(globalThis.devicePixelRatio || 1, 2);
    return { width: Math.round(clientWidth * dense), height: Math.round(clientHeight * dense) };
  }

  #paint(): void {
    const { width, height } = this.#size();
    if (this.#gone || width < 1 || height < 1) return;
    this.#poster.width = width;
    this.#poster.height = height;
    const pen = this.#poster.getContext("2d");
    if (pen) paintPoster(pen, this.#spec, width, height);
  }

  async #start(): Promise<void> {
    try {
      // looked up while the engine starts
      this.#looking = { spec: this.#spec, piece: this.#shared.piece(this.#spec) };
      this.#looking.piece.catch(() => undefined);
      const engine = await this.#shared.engine(drawingOf(this.#spec.variant));
      await this.#open(engine);
      this.#engine = engine;
      if (this.#options.reducedMotion) this.#at = this.#posterTime;
      this.#from = this.#shared.clock.now();
      this.#next();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Opens the scene beside the one shown, and changes over when it is ready; the latest wins. */
  async #open(engine: Engine): Promise<void> {
    const id = this.#shared.id();
    const spec = this.#spec;
    const { quality } = this.#shared;
    const size = this.#size();
    const { width, height } = fitQuality(quality, size.width || 480, size.height || 672);
    const looking = this.#looking?.spec === spec ? this.#looking.piece : this.#shared.piece(spec);
    this.#looking = null;
    const piece = await looking;
    const opened = await engine.open(id, {
      ...piece,
      effects: this.#effects,
      quality,
      width,
      height,
    });
    if (this.#gone || spec !== this.#spec) {
      await engine.close(id);
      if (!this.#gone) await this.#open(engine);
      return;
    }
    const before = this.#id;
    this.#id = id;
    this.#posterTime = opened.posterTime;
    this.#stale = true;
    if (before) await engine.close(before);
  }

  /** The poster stays; whoever mounted this is told once. */
  #fail(error: unknown): void {
    if (this.#gone || this.#failed) return;
    this.#failed = true;
    this.#options.onError?.(error instanceof Error ? error : new Error(String(error)));
  }

  #time(): number {
    return this.#at + (this.#playing ? (this.#shared.clock.now() - this.#from) / 1000 : 0);
  }

  #next(): void {
    if (this.#handle || this.#gone || !this.#engine || !this.#seen) return;
    if (!this.#playing && !this.#stale) return;
    this.#handle = this.#shared.clock.request(() => {
      this.#handle = 0;
      void this.#frame();
    });
  }

  async #frame(): Promise<void> {
    const engine = this.#engine;
    const { width, height } = fitQuality(
      this.#shared.quality,
      this.#size().width,
      this.#size().height,
    );
    // one frame on its way at a time; an element without a size waits for one
    if (!engine || this.#asking || this.#element.clientWidth < 1 || this.#element.clientHeight < 1)
      return;
    this.#asking = true;
    this.#stale = false;
    try {
      const bitmap = await engine.frame(this.#id, this.#time(), width, height);
      if (bitmap && !this.#gone) this.#show(bitmap);
      else {
        bitmap?.close();
        // the context is lost for the moment: ask again at the next frame
        this.#stale = true;
      }
    } catch (error) {
      this.#fail(error);
      return;
    } finally {
      this.#asking = false;
    }
    if (this.#playing && this.#pace.slow(this.#shared.clock.now())) this.#slower(engine);
    this.#next();
  }

  /** A step down for every place on the page; this one's scene is made anew for it (OPEN-133). */
  #slower(engine: Engine): void {
    const before = this.#shared.quality;
    this.#shared.quality = stepDown(before);
    this.#pace.restart();
    if (this.#shared.quality !== before)
      this.#open(engine).catch((error: unknown) => this.#fail(error));
  }

  #show(bitmap: ImageBitmap): void {
    const { width, height } = bitmap;
    if (this.#live.width !== width) this.#live.width = width;
    if (this.#live.height !== height) this.#live.height = height;
    const screen = this.#live.getContext("bitmaprenderer");
    if (screen) screen.transferFromImageBitmap(bitmap);
    this.#live.style.visibility = "visible";
    this.#shown();
  }

  play(): void {
    if (this.#playing || this.#options.reducedMotion) return;
    this.#from = this.#shared.clock.now();
    this.#playing = true;
    this.#pace.restart();
    this.#next();
  }

  pause(): void {
    this.#at = this.#time();
    this.#playing = false;
  }

  seek(t: number): void {
    if (this.#options.reducedMotion) return;
    this.#at = Math.max(0, t);
    this.#from = this.#shared.clock.now();
    this.#stale = true;
    this.#next();
  }

  update(spec: CoverSpec): void {
    this.#spec = spec;
    if (this.#live.style.visibility === "hidden") {
      this.#paint();
      void loadPosterFace(spec).then(() => this.#paint());
    }
    if (!this.#engine) return;
    this.#open(this.#engine).then(
      () => this.#next(),
      (error: unknown) => this.#fail(error),
    );
  }

  dispose(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#shared.clock.cancel(this.#handle);
    for (const one of this.#watching) one.disconnect();
    if (this.#id) void this.#engine?.close(this.#id);
    this.#poster.remove();
    this.#live.remove();
  }
}
