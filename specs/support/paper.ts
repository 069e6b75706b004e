import jsqr from "jsqr";

import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Its types say that it is an ES module; Node takes it as the CommonJS that it is. */
const jsQR = jsqr as unknown as typeof jsqr.default;

/** A PDF that was made, as a printer’s software opens it. */
export const openPaper = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

interface Drawable {
  readonly width: number;
  readonly height: number;
  getContext(kind: "2d"): {
    getImageData(
      x: number,
      y: number,
      width: number,
      height: number,
    ): { data: Uint8ClampedArray; width: number; height: number };
  };
  toBuffer(type: "image/png"): Uint8Array;
}

/** A side as it comes out of the printer, at so many dots an inch. */
export const printed = async (paper: PDFDocumentProxy, page: PDFPageProxy, density: number) => {
  const viewport = page.getViewport({ scale: density / 72 });
  const factory = paper.canvasFactory as {
    create(width: number, height: number): { canvas: Drawable };
  };
  const { canvas } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
};

/** What a phone reads that is held over the whole of each page of a side, or else nearer, over the foot of it. */
export const scanned = (canvas: Drawable): readonly string[] => {
  const width = Math.floor(canvas.width / 2);
  const pen = canvas.getContext("2d");
  const read = (left: number, top: number): string | undefined => {
    const height = canvas.height - top;
    const { data } = pen.getImageData(left, top, width, height);
    return jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data || undefined;
  };
  return [0, width].flatMap((left) => {
    const code = read(left, 0) ?? read(left, Math.floor(canvas.height * 0.84));
    return code ? [code] : [];
  });
};

/** Each picture of a side: dots an inch across and down, as it is printed. */
export const densities = async (page: PDFPageProxy): Promise<readonly number[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: number[] = [];
  let scale: readonly [number, number] = [1, 1];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at];
    if (operator === OPS.transform && (Math.abs(args[0]) > 1 || Math.abs(args[3]) > 1))
      scale = [Math.abs(args[0]), Math.abs(args[3])];
    if (operator === OPS.paintImageXObject)
      found.push((72 * args[1]) / scale[0], (72 * args[2]) / scale[1]);
  }
  return found;
};
