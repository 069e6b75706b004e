import type { PictureType } from "#core/app/ports/stage.ts";
import {
  type AnyCanvas,
  bitmapOf,
  encode,
  NO_WEBGL,
  type Probe,
  penOf,
  probeOf,
  spareCanvas,
} from "../basis/index.ts";
import type { LoadPainter } from "../painted/index.ts";
import {
  type Counters,
  Gpu,
  type Scene,
  type SceneKind,
  type SceneRequest,
  Stage,
  type TextLayer,
} from "../stage/index.ts";
import type { Engine, FirstFrame, Opened, Still } from "./calls.ts";
import { sceneOf, warmKind } from "./families.ts";

interface Live {
  readonly request: SceneRequest;
  scene: Scene | null;
}

/** How long a lost context is waited for. Milliseconds. */
const LONGEST_LOST = 2000;

/** Owns the one context. Runs in a worker, or on the page where a worker cannot draw. */
export class LocalEngine implements Engine {
  readonly #paints: LoadPainter | undefined;
  readonly #live = new Map<number, Live>();
  #stage: Stage | undefined;
  #failure: unknown;
  #line: Promise<unknown> = Promise.resolve();
  /** How often the context was lost. */
  #life = 0;
  /** Kept when the context and every open scene are there (again). */
  #restored: Promise<void> = Promise.resolve();
  #back: (() => void) | null = null;

  constructor(canvas?: AnyCanvas, paints?: LoadPainter) {
    this.#paints = paints;
    this.#start(canvas);
  }

  #start(canvas?: AnyCanvas): void {
    try {
      this.#stage = new Stage(canvas ? new Gpu(canvas) : gpuHere());
    } catch (error) {
      this.#stage = undefined;
      this.#failure = error;
      return;
    }
    const { gpu } = this.#stage;
    let late: ReturnType<typeof setTimeout>;
    gpu.onlost = () => {
      this.#life++;
      clearTimeout(late);
      late = setTimeout(() => this.#replace(gpu), LONGEST_LOST);
      // lost once more before all of it was back, it is waited for on
      if (!this.#back)
        this.#restored = new Promise((resolve) => {
          this.#back = resolve;
        });
      for (const live of this.#live.values()) {
        live.scene?.dispose();
        live.scene = null;
      }
    };
    gpu.onrestored = () => {
      clearTimeout(late);
      void this.#again(gpu);
    };
  }

  /** A context that does not come back gives its place to a new one; where there is none, whoever waits hears of it. */
  #replace(gone: Gpu): void {
    gone.onlost = () => undefined;
    gone.onrestored = () => undefined;
    this.#start();
    if (this.#stage) {
      void this.#again(this.#stage.gpu);
      return;
    }
    this.#back?.();
    this.#back = null;
  }

  /** Makes every open scene anew. */
  async #again(gpu: Gpu): Promise<void> {
    const life = this.#life;
    const all = [...this.#live].map(async ([id, live]) => {
      const scene = await sceneOf(live.request, gpu, this.#paints);
      await scene.waits?.(Number.POSITIVE_INFINITY);
      if (life === this.#life && this.#live.get(id) === live) live.scene = scene;
      else scene.dispose();
    });
    await Promise.allSettled(all);
    if (life !== this.#life) return;
    this.#back?.();
    this.#back = null;
  }

  /**
   * A scene of the context as it is, ready for its picture at `t`, or for any: lost while a scene was made, it makes that
   * again when it is back.
   */
  async #scene(request: SceneRequest, t = Number.POSITIVE_INFINITY): Promise<Scene> {
    for (;;) {
      await this.#restored;
      const { gpu } = this.#open();
      const life = this.#life;
      const scene = await sceneOf(request, gpu, this.#paints);
      await scene.waits?.(t);
      if (life === this.#life) return scene;
      scene.dispose();
    }
  }

  #open(): Stage {
    if (!this.#stage)
      throw new Error("This browser cannot draw the card", { cause: this.#failure });
    return this.#stage;
  }

  async probe(): Promise<Probe> {
    return this.#stage
      ? probeOf(this.#stage.gpu.renderer.getContext() as WebGL2RenderingContext)
      : NO_WEBGL;
  }

  warm(kind: SceneKind, slides?: readonly object[]): Promise<void> {
    return warmKind(kind, this.#paints, slides);
  }

  async open(id: number, request: SceneRequest, first?: FirstFrame): Promise<Opened> {
    const scene = await this.#scene(request, first?.t ?? undefined);
    this.#live.set(id, { request, scene });
    const { posterTime, rests = Number.POSITIVE_INFINITY } = scene;
    const picture = first
      ? await this.frame(id, first.t ?? posterTime, first.width, first.height)
      : null;
    return { posterTime, rests, textLayer: scene.textLayer?.() ?? null, picture };
  }

  async whole(id: number): Promise<{ readonly textLayer: TextLayer } | null> {
    const live = this.#live.get(id);
    const coming = live?.scene?.whole?.();
    if (!coming) return null;
    await coming;
    return this.#live.get(id) === live ? { textLayer: live?.scene?.textLayer?.() ?? null } : null;
  }

  async frame(id: number, t: number, width: number, height: number): Promise<ImageBitmap | null> {
    const stage = this.#open();
    const awaited = this.#live.get(id)?.scene?.waits?.(t);
    if (awaited) await awaited;
    const scene = this.#live.get(id)?.scene;
    if (scene?.bitmap) return scene.bitmap(t, width, height);
    if (!scene || !stage.renderAt(scene, t, width, height)) return null;
    return bitmapOf(stage.gpu.canvas);
  }

  /** Draws an open scene at any time, with nothing around it: what one frame costs is measured so. */
  drawer(id: number, width: number, height: number): (t: number) => void {
    const stage = this.#open();
    const scene = this.#live.get(id)?.scene;
    if (!scene) throw new Error("There is no such scene");
    return (t) => stage.renderAt(scene, t, width, height);
  }

  async close(id: number): Promise<void> {
    this.#live.get(id)?.scene?.dispose();
    this.#live.delete(id);
  }

  /** First in, first out, one at a time (THUMB-01). */
  still(
    request: SceneRequest,
    t: number | null,
    type: PictureType,
    quality?: number,
  ): Promise<Still> {
    const mine = this.#line.then(async () => {
      const { gpu } = this.#open();
      for (;;) {
        const scene = await this.#scene(request);
        try {
          const drawn = await this.#drawn(scene, t ?? scene.posterTime, request, type, quality);
          if (drawn) return drawn;
        } finally {
          scene.dispose();
        }
        if (!gpu.gone) throw new Error("Nothing was drawn");
        // its event is on the way
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    this.#line = mine.catch(() => {});
    return mine;
  }

  async #drawn(
    scene: Scene,
    t: number,
    { width, height }: SceneRequest,
    type: PictureType,
    quality?: number,
  ): Promise<Still | null> {
    const stage = this.#open();
    if (!stage.renderAt(scene, t, width, height)) return null;
    const bitmap = await bitmapOf(stage.gpu.canvas);
    const canvas = spareCanvas(width, height);
    penOf(canvas).drawImage(bitmap, 0, 0);
    bitmap.close();
    const title = scene.titleArea?.() ?? { x: 0, y: 0, width, height };
    return { blob: await encode(canvas, type, quality), title };
  }

  async counters(): Promise<Counters> {
    return this.#open().counters();
  }

  async lose(): Promise<void> {
    const { renderer } = this.#open().gpu;
    renderer.forceContextLoss();
    await new Promise((resolve) => setTimeout(resolve, 60));
    renderer.forceContextRestore();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await this.#restored;
  }
}

/** WebKit has the one kind of canvas without WebGL in it, and draws with the other, which is the page's alone (F-63). */
const gpuHere = (): Gpu => {
  try {
    return new Gpu(spareCanvas(1, 1));
  } catch (error) {
    if (typeof document === "undefined") throw error;
    return new Gpu(document.createElement("canvas"));
  }
};
