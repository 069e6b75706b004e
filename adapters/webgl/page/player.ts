import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import { coverSeconds, drawingOf, fitQuality, nextQuality } from "#core/domain/cover/index.ts";
import type { Piece } from "../stage/index.ts";
import type { Engine } from "./calls.ts";
import { Pace } from "./pace.ts";
import { Place } from "./place.ts";
import type { MountOptions, Playing, Shared } from "./playing.ts";
import { StopWatch } from "./watch.ts";

export class Player implements Playing {
  readonly ready: Promise<void>;
  readonly #shared: Shared;
  readonly #place: Place;
  readonly #effects: Effects;
  readonly #options: MountOptions;
  readonly #pace = new Pace();
  readonly #watch: StopWatch;
  #spec: CoverSpec | null;
  #looking: { readonly spec: CoverSpec | null; readonly piece: Promise<Piece> } | null = null;
  #id = 0;
  #posterTime = 3;
  /** It stands at its poster time. */
  #settled: boolean;
  #engine: Engine | null = null;
  #handle = 0;
  #asking = false;
  #stale = true;
  #seen = true;
  #gone = false;
  #failed = false;
  #shown: () => void = () => {};

  constructor(shared: Shared, element: HTMLElement, spec: CoverSpec | null, options: MountOptions) {
    this.#shared = shared;
    this.#spec = spec;
    this.#options = options;
    this.#settled = options.reducedMotion ?? false;
    this.#effects = { confetti: options.fx?.confetti ?? false, snow: options.fx?.snow ?? false };
    this.#watch = new StopWatch(shared.clock, !(options.paused || options.reducedMotion));
    this.ready = new Promise((resolve) => {
      this.#shown = resolve;
    });
    this.#place = new Place(element, spec, options.covered ?? false, {
      resized: () => {
        this.#stale = true;
        this.#next();
      },
      seen: (isSeen) => {
        this.#seen = isSeen;
        this.#pace.restart();
        this.#next();
      },
    });
    void this.#start();
  }

  get duration(): number {
    return this.#spec ? coverSeconds(this.#spec.variant) : Number.POSITIVE_INFINITY;
  }

  async #start(): Promise<void> {
    try {
      // looked up while the engine starts
      this.#looking = { spec: this.#spec, piece: this.#shared.piece(this.#spec) };
      this.#looking.piece.catch(() => undefined);
      const engine = await this.#shared.engine(
        this.#spec ? drawingOf(this.#spec.variant) : "clear",
      );
      await this.#open(engine);
      this.#engine = engine;
      this.#watch.set();
      this.#next();
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** Opens the scene beside the one shown, and changes over when it is ready; the latest wins. */
  async #open(engine: Engine): Promise<void> {
    const id = this.#shared.id();
    const spec = this.#spec;
    const { quality } = this.#shared;
    const size = this.#place.size;
    const { width, height } = fitQuality(quality, size.width || 480, size.height || 672);
    const looking = this.#looking?.spec === spec ? this.#looking.piece : this.#shared.piece(spec);
    this.#looking = null;
    const piece = await looking;
    const isFirst = !this.#id && size.width > 0 && size.height > 0;
    const t = this.#settled ? null : this.#watch.at;
    const { posterTime, picture } = await engine.open(
      id,
      { ...piece, effects: this.#effects, quality, width, height },
      isFirst ? { t, width, height } : undefined,
    );
    if (this.#gone || spec !== this.#spec) {
      picture?.close();
      await engine.close(id);
      if (!this.#gone) await this.#open(engine);
      return;
    }
    const before = this.#id;
    this.#id = id;
    this.#posterTime = posterTime;
    this.#stale = true;
    if (picture) {
      this.#place.show(picture);
      this.#shown();
    }
    if (before) await engine.close(before);
  }

  /** Its poster is painted; then whoever mounted this is told, once. */
  async #fail(error: unknown): Promise<void> {
    if (this.#gone || this.#failed) return;
    this.#failed = true;
    await this.#place.end();
    if (!this.#gone)
      this.#options.onError?.(error instanceof Error ? error : new Error(String(error)));
  }

  #next(): void {
    if (this.#handle || this.#gone || !this.#engine || !this.#seen) return;
    if (!this.#watch.playing && !this.#stale) return;
    this.#handle = this.#shared.clock.request(() => {
      this.#handle = 0;
      void this.#frame();
    });
  }

  async #frame(): Promise<void> {
    const engine = this.#engine;
    const size = this.#place.size;
    // one frame on its way at a time; a place without a size waits for one
    if (!engine || this.#asking || size.width < 1 || size.height < 1) return;
    const { width, height } = fitQuality(this.#shared.quality, size.width, size.height);
    this.#asking = true;
    this.#stale = false;
    try {
      const t = this.#settled ? this.#posterTime : this.#watch.seconds;
      const bitmap = await engine.frame(this.#id, t, width, height);
      if (bitmap && !this.#gone) {
        this.#place.show(bitmap);
        this.#shown();
      } else {
        bitmap?.close();
        // the context is lost for the moment: ask again at the next frame
        this.#stale = true;
      }
    } catch (error) {
      void this.#fail(error);
      return;
    } finally {
      this.#asking = false;
    }
    if (this.#watch.playing) this.#keepPace(engine);
    this.#next();
  }

  /** Too slow, every place on the page goes a step down; this one's scene is made anew for it (OPEN-133). */
  #keepPace(engine: Engine): void {
    const rate = this.#pace.rate(this.#shared.clock.now());
    const before = this.#shared.quality;
    if (rate === null || nextQuality(before, rate) === before) return;
    this.#shared.quality = nextQuality(before, rate);
    this.#pace.restart();
    this.#open(engine).catch((error: unknown) => this.#fail(error));
  }

  play(): void {
    if (this.#watch.playing || this.#options.reducedMotion) return;
    this.#settled = false;
    this.#watch.play();
    this.#pace.restart();
    this.#next();
  }

  pause(): void {
    this.#watch.pause();
  }

  seek(t: number): void {
    if (this.#options.reducedMotion) return;
    this.#settled = false;
    this.#watch.set(Math.max(0, t));
    this.#stale = true;
    this.#next();
  }

  settle(): void {
    this.#watch.pause();
    this.#settled = true;
    this.#stale = true;
    this.#next();
  }

  update(spec: CoverSpec): void {
    this.#spec = spec;
    this.#place.turn(spec);
    if (!this.#engine) return;
    this.#open(this.#engine).then(
      () => this.#next(),
      (error: unknown) => this.#fail(error),
    );
  }

  uncover(): void {
    this.#place.uncover();
  }

  dispose(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#shared.clock.cancel(this.#handle);
    if (this.#id) void this.#engine?.close(this.#id);
    this.#place.remove();
  }
}
