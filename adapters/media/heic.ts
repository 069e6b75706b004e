import { Worker } from "node:worker_threads";
import { mostPixels } from "#core/domain/media/index.ts";
import { heicPixels } from "./heicSize.ts";
import type { DecodedHeic } from "./heicWorker.ts";
import { line } from "./line.ts";

/** 12 MP take about two seconds; one that takes longer than this is ended. */
const mostSeconds = 30;
/** What libheif and the pixels take lies beside it, and is bounded where it is taken. */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const;
const inLine = line(1);

const decoded = async (bytes: Uint8Array, seconds: number): Promise<DecodedHeic> => {
  const worker = new Worker(new URL("./heicWorker.ts", import.meta.url), {
    workerData: { bytes, mostPixels },
    resourceLimits: heap,
    // what it prints is no one’s matter
    stdout: true,
    stderr: true,
  });
  const result = await new Promise<DecodedHeic>((resolve) => {
    const limit = setTimeout(resolve, seconds * 1000, "unreadable");
    const end = (how: DecodedHeic) => {
      clearTimeout(limit);
      resolve(how);
    };
    worker.once("message", end);
    // a crash of the decoder is the picture’s fault, and ends nothing but its thread
    worker.once("error", () => end("unreadable"));
    worker.once("exit", () => end("unreadable"));
  });
  // its memory is given back before anything is made of the picture
  await worker.terminate();
  return result;
};

/**
 * A photo of an iPhone as pixels (0063): decoded one at a time in a thread of its own, which goes with it. Answers
 * `tooLarge` by the size it says it has, before a thread is started, and `unreadable` for a damaged one.
 */
export const decodeHeic = async (
  bytes: Uint8Array,
  seconds = mostSeconds,
): Promise<DecodedHeic> => {
  const pixels = heicPixels(bytes);
  if (pixels === null) return "unreadable";
  return pixels > mostPixels ? "tooLarge" : inLine(() => decoded(bytes, seconds));
};
