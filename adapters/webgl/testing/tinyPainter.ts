import type { Pen } from "../basis/index.ts";
import type { Painter } from "../painted/index.ts";

/** A slide of the tests: which colour its paper has, and after how long its picture comes, in milliseconds. */
export interface TinySlide {
  readonly paper: string;
  readonly late?: number;
}

/** Draws rows, words and a disc that goes across in two seconds; every colour is one that a shift would be seen in. */
export const drawTiny = (
  pen: Pen,
  { paper }: TinySlide,
  width: number,
  height: number,
  t: number,
  isWhole = true,
): void => {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  // a row of one pixel at the top alone: nothing is turned over or made soft
  pen.fillStyle = "#010203";
  pen.fillRect(0, 0, width, 1);
  for (let i = 0; i < 32; i++) {
    pen.fillStyle = `rgb(${i * 8} ${255 - i * 8} ${(i * 37) % 256})`;
    pen.fillRect(i, 2, 1, 3);
  }
  pen.fillStyle = "#29336b";
  pen.font = `${height / 10}px serif`;
  pen.fillText("Æ tiny slide", 4, height / 2);
  pen.beginPath();
  pen.arc(width * Math.min(1, t / 2), height * 0.8, height / 12, 0, 7);
  pen.fill();
  if (!isWhole) return;
  pen.fillStyle = "#d2333f";
  pen.fillRect(width * 0.6, height * 0.6, width * 0.3, height * 0.1);
};

export const tinyPainter: Painter = async (subject) => {
  const slide = subject as TinySlide;
  let version = 0;
  const isWhole = () => slide.late === undefined || version > 0;
  return {
    rests: 2,
    whole: new Promise((resolve) =>
      setTimeout(() => {
        version += 1;
        resolve();
      }, slide.late ?? 0),
    ),
    get version() {
      return version;
    },
    textLayer: () => ({ paper: slide.paper, isWhole: isWhole() }),
    paint: (pen, width, height, t) => drawTiny(pen, slide, width, height, t, isWhole()),
    dispose: () => undefined,
  };
};
