import { coverSeconds, fitQuality, nextQuality } from "#core/domain/cover/index.ts";
import type { Piece, SceneRequest } from "../stage/index.ts";
import { Pace } from "./pace.ts";
import { Place } from "./place.ts";
import type { Drawing, MountOptions, Playing, Shared, Subject } from "./playing.ts";
import { StopWatch } from "./watch.ts";

export class Player<T> implements Playing<T> {
  readonly ready: Promise<void>;
  readonly #shared: Shared;
  readonly #place: Place;
  readonly #dress: Pick<SceneRequest, "effects" | "effectsFrom">;
  readonly #options: MountOptions;
  readonly #pace = new Pace();
  readonly #watch: StopWatch;
  readonly #subjectOf: (what: T) => Subject;
  #subject: Subject;
  #looking: { readonly subject: Subject; readonly piece: Promise<Piece> } | null = null;
  #id = 0;
  #posterTime = 3;
  /** From when on nothing moves any more, and the time that is seen. */
  #rests = Number.POSITIVE_INFINITY;
  #at = Number.NaN;
  /** It stands at its poster time. */
  #settled: boolean;
  #engine: Drawing | null = null;
  #handle = 0;
  #asking = false;
  #stale = true;
  #seen = true;
  #gone = false;
  #failed = false;
  #shown: () => void = () => {};

  constructor(
    shared: Shared,
    element: HTMLElement,
    what: T,
    subjectOf: (what: T) => Subject,
    options: MountOptions,
  ) {
    this.#shared = shared;
    this.#subjectOf = subjectOf;
    this.#subject = subjectOf(what);
    this.#options = options;
    this.#settled = options.reducedMotion ?? false;
    const { confetti = false, snow = false } = options.fx ?? {};
    this.#dress = { effects: { confetti, snow }, effectsFrom: options.fxFrom ?? 0 };
    this.#watch = new StopWatch(shared.clock, !(options.paused || options.reducedMotion));
    this.ready = new Promise((resolve) => {
      this.#shown = resolve;
    });
    // letters want every pixel there is
    const densest = this.#subject.kind === "slide" ? 3 : 2;
    this.#place = new Place(element, this.#subject.cover, options.covered ?? false, densest, {
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
    const { cover } = this.#subject;
    return cover ? coverSeconds(cover.variant) : Number.POSITIVE_INFINITY;
  }

  async #start(): Promise<void> {
    try {
      // looked up while the engine starts
      this.#looking = { subject: this.#subject, piece: this.#subject.piece() };
      this.#looking.piece.catch(() => undefined);
      const engine = await this.#shared.engine(this.#subject.kind);
      await this.#open(engine);
      this.#engine = engine;
      this.#watch.set();
      this.#next();
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** Opens the scene beside the one shown, and changes over when it is ready; the latest wins. */
  async #open(engine: Drawing): Promise<void> {
    const id = this.#shared.id();
    const subject = this.#subject;
    const size = this.#place.size;
    const { width, height } = this.#fit(size.width || 480, size.height || 672);
    const looking = this.#looking?.subject === subject ? this.#looking.piece : subject.piece();
    this.#looking = null;
    const piece = await looking;
    const isFirst = !this.#id && size.width > 0 && size.height > 0;
    const t = this.#settled ? null : this.#watch.at;
    const { onTextLayer } = this.#options;
    const { posterTime, rests, textLayer, picture } = await engine.open(
      id,
      { ...piece, ...this.#dress, quality: this.#shared.quality, width, height },
      isFirst ? { t, width, height } : undefined,
    );
    if (this.#gone || subject !== this.#subject) {
      picture?.close();
      await engine.close(id);
      if (!this.#gone) await this.#open(engine);
      return;
    }
    const before = this.#id;
    this.#id = id;
    this.#posterTime = posterTime;
    this.#rests = rests;
    this.#stale = true;
    onTextLayer?.(textLayer);
    // what comes later is seen though nothing moves
    void engine.whole(id).then(
      (all) => {
        if (!all || this.#gone || id !== this.#id) return;
        onTextLayer?.(all.textLayer);
        this.#stale = true;
        this.#next();
      },
      () => undefined,
    );
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
    // where nothing moves nothing is drawn (P19)
    if (!this.#stale && (!this.#watch.playing || this.#at >= this.#rests)) return;
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
    const { width, height } = this.#fit(size.width, size.height);
    this.#asking = true;
    this.#stale = false;
    try {
      const t = this.#settled ? this.#posterTime : this.#watch.seconds;
      const bitmap = await engine.frame(this.#id, t, width, height);
      if (bitmap && !this.#gone) {
        this.#place.show(bitmap);
        this.#at = t;
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

  /** Pixels to be drawn: of a slide all, since its letters are as fine as they. */
  #fit(width: number, height: number): { width: number; height: number } {
    return this.#subject.kind === "slide"
      ? { width, height }
      : fitQuality(this.#shared.quality, width, height);
  }

  /** Too slow, every place on the page goes a step down; this one's scene is made anew for it (OPEN-133). */
  #keepPace(engine: Drawing): void {
    if (this.#subject.kind === "slide") return;
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

  update(what: T): void {
    this.#subject = this.#subjectOf(what);
    if (this.#subject.cover) this.#place.turn(this.#subject.cover);
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
