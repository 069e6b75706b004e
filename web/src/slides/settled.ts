import type { Slide } from "#core/domain/slide/index.ts";
import { say } from "#web/words/index.ts";
import { findShown } from "./found/index.ts";
import { subjectOf } from "./subject.ts";
import type { SlideTextLayer } from "./textLayer.ts";

/** A slide as it is settled, drawn, and the words that are seen in it. */
export interface SettledSlide {
  readonly canvas: HTMLCanvasElement;
  readonly textLayer: SlideTextLayer;
}

/** Draws a slide as it is settled. Rejects where a photo of it does not come: a picture without it is worth nothing. */
export const drawSettled = async (
  slide: Slide,
  width: number,
  height: number,
): Promise<SettledSlide> => {
  const { openSlide } = await import("./painting.ts");
  const shown = await findShown(slide);
  if (shown.type === "giphy" && !shown.gif) throw new Error("The GIF of the slide did not come");
  const painting = await openSlide(subjectOf(shown, say), width, height);
  try {
    await painting.whole;
    const textLayer = painting.textLayer();
    if (textLayer.lost.length > 0) throw new Error("A photo of the slide did not come");
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("This browser has no canvas to draw on");
    painting.paint(pen, width, height, Number.POSITIVE_INFINITY);
    return { canvas, textLayer };
  } finally {
    painting.dispose();
  }
};

export const encoded = (
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, quality));
