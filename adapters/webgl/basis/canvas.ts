export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;
export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A canvas that is on no page; works in workers too. */
export const spareCanvas = (width: number, height: number): AnyCanvas => {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

export const penOf = (canvas: AnyCanvas, readBack = false): Pen => {
  const pen = canvas.getContext("2d", { willReadFrequently: readBack }) as Pen | null;
  if (!pen) throw new Error("This browser draws nothing: no 2D canvas");
  return pen;
};

export const encode = async (canvas: AnyCanvas, type: string, quality?: number): Promise<Blob> => {
  if ("convertToBlob" in canvas)
    return canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("Nothing was drawn"))),
      type,
      quality,
    ),
  );
};

/** What a canvas shows, which is taken from it where that can be done. */
export const bitmapOf = async (canvas: AnyCanvas): Promise<ImageBitmap> =>
  "transferToImageBitmap" in canvas ? canvas.transferToImageBitmap() : createImageBitmap(canvas);
