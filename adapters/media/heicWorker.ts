import { parentPort, workerData } from "node:worker_threads";
import { canvasOf } from "./heicCanvas.ts";
import { type HeicFile, openHeic } from "./heicFile.ts";
import { HeicFault, startLibheif } from "./heicLibrary.ts";

/** Its pixels as it is shown, three bytes each or four with alpha, or why there are none. */
export type DecodedHeic =
  | {
      readonly pixels: Uint8Array;
      readonly channels: 3 | 4;
      readonly width: number;
      readonly height: number;
    }
  | HeicFault["why"];

/**
 * The largest that is decoded at once: a tile, or a picture without tiles. A tile of an iPhone has 0.3 megapixels; twelve
 * and a half are a phone’s whole picture, and a little more what it is stored as.
 */
const mostAtOnce = 12_750_000;
/** Bytes: libheif’s own memory, which so many pixels fill, and what they and what comes out may take together (R14). */
const most = { heap: 115_000_000, together: 112_500_000 } as const;
/** Bytes that libheif takes for each pixel that is decoded at once, as measured. */
const perPixel = 8;

/** How many pixels to a side become one, so that the picture fits beside its decoder. */
const shrinkOf = ({ size, tile, channels }: HeicFile): number => {
  const left = most.together - tile.width * tile.height * perPixel;
  return Math.max(1, Math.ceil(Math.sqrt((size.width * size.height * channels) / left)));
};

const decode = (bytes: Uint8Array, mostPixels: number): DecodedHeic => {
  const full = (): never => {
    // whatever libheif would make of it: its thread is at its end
    parentPort?.postMessage("tooLarge" satisfies DecodedHeic);
    return process.exit();
  };
  const file = openHeic(startLibheif(most.heap, full), bytes, mostAtOnce);
  const { size, tile, columns, rows, channels } = file;
  const covers = columns * tile.width >= size.width && rows * tile.height >= size.height;
  if (!covers || size.width * size.height === 0) return "unreadable";
  if (size.width * size.height > mostPixels) return "tooLarge";
  if (tile.width * tile.height > mostAtOnce) return "tooLarge";

  const canvas = canvasOf(file, shrinkOf(file));
  if (canvas.pixels.length === 0) return "unreadable";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      file.read(column, row, (piece) => {
        if (piece.width < tile.width || piece.height < tile.height)
          throw new HeicFault("unreadable");
        canvas.put(piece, column * tile.width, row * tile.height);
      });
  const { pixels, width, height } = canvas;
  return { pixels, channels, width, height };
};

const answer = (): DecodedHeic => {
  const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };
  try {
    return decode(bytes, mostPixels);
  } catch (error) {
    return error instanceof HeicFault ? error.why : "unreadable";
  }
};
const result = answer();
const moved = typeof result === "string" ? [] : [result.pixels.buffer as ArrayBuffer];
parentPort?.postMessage(result, moved);
