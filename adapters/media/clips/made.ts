import { createWriteStream } from "node:fs";
import { open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type Container,
  containerOf,
  headLength,
  isCutWave,
  mayHold,
} from "#core/domain/media/index.ts";
import type { ProcessedClip, Reencoded } from "#core/service/ports/index.ts";
import { hasFewBoxes } from "./boxes.ts";
import { FfmpegFailed } from "./ffmpeg.ts";
import { isHeard, isReady, makeSound, makeVideo, poster, repack } from "./make.ts";
import { isAbout, type Probe, probe, refused } from "./probe.ts";
import { isPlayed, remux } from "./remux.ts";
import { listen } from "./sound.ts";
import { sourceOf } from "./source.ts";

/** One recording on its way: the file as it came, and where what is made of it goes. */
interface Task {
  readonly type: "audio" | "video";
  readonly container: Container;
  readonly from: string;
  readonly to: string;
  readonly probe: Probe;
  readonly told: (percent: number) => void;
}

/** What is known of what was made, beside its length. */
interface Made {
  readonly peaks: readonly number[] | null;
  readonly poster: Buffer | null;
}

const headOf = async (path: string): Promise<Uint8Array> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code !== "ENOENT") throw error;
  return null;
};

const withFfmpeg = async (program: string, task: Task): Promise<Made> => {
  const { type, container, from, to, probe: probed, told } = task;
  const source = sourceOf(program, container, from, probed.seconds);
  const loudness = probed.audio ? await listen(source) : null;
  const making = { source, probe: probed, to, gain: loudness?.gain ?? 0, told };
  const { size } = await stat(from);
  const posterTo = `${to}.jpg`;
  if (type === "audio") await makeSound(making);
  else if (isReady(container, probed, size) && isHeard(probed)) await repack(making);
  else await makeVideo(making, isReady(container, probed, size) ? null : posterTo);
  const peaks = loudness?.peaks ?? null;
  if (type === "audio") return { peaks, poster: null };
  const beside = await readFile(posterTo).catch(absent);
  return { peaks, poster: beside ?? (await poster(program, to, probed.seconds)) };
};

/** Without FFmpeg: what browsers play as it is goes on in a new file; nothing is known of how it sounds and looks. */
const without = async ({ type, from, to, probe: { video, audio } }: Task): Promise<Made | null> => {
  if (type === "video" && !isPlayed("video", video?.codec ?? null)) return null;
  if (audio !== null && !isPlayed("audio", audio.codec)) return null;
  await remux(from, to, type);
  return { peaks: null, poster: null };
};

/** Makes what came in a folder of its own, which goes when what was made is discarded. Without a `program`: without FFmpeg. */
export const made = async (
  folder: string,
  program: string | null,
  type: "audio" | "video",
  bytes: AsyncIterable<Uint8Array>,
  told: (percent: number) => void,
): Promise<ProcessedClip> => {
  const [from, to] = [join(folder, "source"), join(folder, "made.mp4")];
  await pipeline(Readable.from(bytes), createWriteStream(from));
  const head = await headOf(from);
  const container = containerOf(head);
  if (container === null || !mayHold(type, container)) return refused("wrongType");
  if (container === "mp4" && !(await hasFewBoxes(from))) return refused("unreadable");
  if (isCutWave(head, (await stat(from)).size)) return refused("unreadable");
  const probed = await probe(from, type);
  if (!probed.ok) return probed;
  const task: Task = { type, container, from, to, probe: probed.probe, told };
  let known: Made | null;
  try {
    known = program === null ? await without(task) : await withFfmpeg(program, task);
  } catch (error) {
    // a damaged file ends it; what took too long would do so again
    if (error instanceof FfmpegFailed) return refused(error.timedOut ? "broken" : "unreadable");
    throw error;
  }
  if (known === null) return refused("broken");
  const end = await probe(to, type === "audio" ? "audio" : "video");
  if (!end.ok || !isAbout(end.probe.seconds, probed.probe.seconds)) return refused("unreadable");
  const { size } = await stat(to);
  return {
    ok: true,
    clip: {
      size,
      read: async function* () {
        const handle = await open(to);
        yield* handle.createReadStream() as AsyncIterable<Uint8Array>;
      },
    },
    mime_type: type === "audio" ? "audio/mp4" : "video/mp4",
    poster: known.poster as Uint8Array | null as Reencoded | null,
    duration: Math.round(end.probe.seconds * 1000) / 1000,
    width: end.probe.video?.width ?? null,
    height: end.probe.video?.height ?? null,
    peaks: known.peaks,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
};
