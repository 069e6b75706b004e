import { type AnyCanvas, bitmapOf, penOf, spareCanvas } from "../basis/index.ts";
import type { Engine, FirstFrame, Opened } from "../page/calls.ts";
import type { SceneRequest, TextLayer } from "../stage/index.ts";
import type { LoadPainter, Painting } from "./painting.ts";

/** Draws paintings where they are seen, without a context: the same pixels, but nothing falls over them. */
export class FlatEngine implements Pick<Engine, "open" | "frame" | "whole" | "close"> {
  readonly #paints: LoadPainter;
  readonly #live = new Map<number, Painting>();

  constructor(paints: LoadPainter) {
    this.#paints = paints;
  }

  async open(id: number, request: SceneRequest, first?: FirstFrame): Promise<Opened> {
    const painter = await this.#paints();
    const painting = await painter(request.theme as object, request.width, request.height);
    this.#live.set(id, painting);
    const posterTime = Number.POSITIVE_INFINITY;
    const picture = first
      ? await this.frame(id, first.t ?? posterTime, first.width, first.height)
      : null;
    return { posterTime, rests: painting.rests, textLayer: painting.textLayer(), picture };
  }

  async frame(id: number, t: number, width: number, height: number): Promise<ImageBitmap | null> {
    const painting = this.#live.get(id);
    if (!painting) return null;
    // one of its own for each: what it held goes with the picture
    const canvas: AnyCanvas = spareCanvas(width, height);
    painting.paint(penOf(canvas), width, height, t);
    return bitmapOf(canvas);
  }

  async whole(id: number): Promise<{ readonly textLayer: TextLayer } | null> {
    const painting = this.#live.get(id);
    await painting?.whole;
    return painting && this.#live.get(id) === painting ? { textLayer: painting.textLayer() } : null;
  }

  async close(id: number): Promise<void> {
    this.#live.get(id)?.dispose();
    this.#live.delete(id);
  }
}
