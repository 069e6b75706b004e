import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { slides as words } from "#adapters/words/en/slides.ts";
import type { ShownSlide } from "../../shown.ts";
import { loadAssets, type SlideAssets } from "../assets.ts";
import type { SlideDrawing } from "../drawing.ts";
import { pageKinds } from "../registry.ts";
import { drawnMoving, drawnPicture } from "./pictures.ts";

/** A slide with everything that it is drawn with. */
export interface DrawnSlide {
  readonly slide: ShownSlide;
  readonly drawing: SlideDrawing;
  readonly assets: SlideAssets;
}

/** Loads a slide to be looked at; its pictures are drawn, one named "broken" cannot be had. */
export const opened = async (
  slide: ShownSlide,
  height = 140,
  plays: readonly string[] = [],
): Promise<DrawnSlide> => {
  const drawing = await pageKinds[slide.type].drawing?.();
  if (!drawing) throw new Error("A title is drawn by the stage");
  const assets = loadAssets(slide, drawing, {
    fetchPicture: (medium) => drawnPicture(medium.id),
    fetchMoving: (medium) => drawnMoving(medium.id),
    say: (key) => words[key],
    height,
    plays: (id) => plays.includes(id),
  });
  await assets.complete;
  return { slide, drawing, assets };
};

/** The slide at a time, `width` pixels wide, on a canvas of its own. */
export const canvasAt = ({ slide, drawing, assets }: DrawnSlide, t: number, width = 480) => {
  const height = Math.round((width * assets.height) / 100);
  const canvas = spareCanvas(width, height);
  const pen = penOf(canvas, true);
  drawing.draw({ pen, width, height, unit: width / 100 }, slide, assets, t);
  return canvas;
};

/** The same as pixels. */
export const pixelsAt = (drawn: DrawnSlide, t: number, width = 480): ImageData => {
  const canvas = canvasAt(drawn, t, width);
  return penOf(canvas, true).getImageData(0, 0, canvas.width, canvas.height);
};
