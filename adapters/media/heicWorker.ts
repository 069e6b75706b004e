import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

/** Its pixels, four bytes each, or why there are none. */
export type DecodedHeic =
  | { readonly rgba: Uint8Array; readonly width: number; readonly height: number }
  | "tooLarge"
  | "unreadable";

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: object | null) => void,
  ): void;
}
interface Library {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** Looks how large the picture is, and decodes it where that is little enough; turned as it says itself. */
const decode = async (bytes: Uint8Array, mostPixels: number): Promise<DecodedHeic> => {
  const { HeifDecoder } = createRequire(import.meta.url)("libheif-js/wasm-bundle") as Library;
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return "unreadable";
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0)) return "unreadable";
  if (width * height > mostPixels) return "tooLarge";
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise((done) => image.display({ data, width, height }, done));
  return filled === null ? "unreadable" : { rgba: new Uint8Array(data.buffer), width, height };
};

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };
const result = await decode(bytes, mostPixels).catch(() => "unreadable" as const);
parentPort?.postMessage(
  result,
  typeof result === "string" ? [] : [result.rgba.buffer as ArrayBuffer],
);
