import type { Input, InputTrack } from "mediabunny";
import type { Seen } from "./plan.ts";

/** So many packets tell how fast a picture is. */
const sample = 120;

/** A clip as it is found; times in seconds. */
export interface Look {
  readonly seen: Seen;
  readonly from: number;
  readonly to: number;
  /** Where its picture ends, which may be before its sound. */
  readonly pictureTo: number;
}

/** What a clip is, and where it begins and ends. Rejects where it is none, or shows and sounds nothing. */
export const look = async (input: Input, bytes: number): Promise<Look> => {
  const [mime, video, audio] = await Promise.all([
    input.getFormat().then(({ mimeType }) => mimeType),
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ]);
  const tracks: readonly InputTrack[] = [video, audio].filter((track) => track !== null);
  if (tracks.length === 0) throw new Error("There is nothing to see or hear.");
  const starts = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
  const ends = await Promise.all(tracks.map((track) => track.computeDuration()));
  const from = Math.max(0, Math.min(...starts));
  const to = Math.max(...ends);
  if (!(to > from)) throw new Error("It has no length.");
  const sound = audio === null ? null : ((await audio.getCodec()) ?? "unknown");
  if (video === null) return { seen: { mime, video: null, audio: sound }, from, to, pictureTo: 0 };
  const [codec, parameters, width, height, rotation, stats] = await Promise.all([
    video.getCodec(),
    video.getCodecParameterString(),
    video.getDisplayWidth(),
    video.getDisplayHeight(),
    video.getRotation(),
    video.computePacketStats(sample),
  ]);
  const framesASecond = stats.averagePacketRate;
  const bitsASecond = (bytes * 8) / (to - from);
  // what Apple’s devices call QuickTime is the same to the server
  const isMp4 = mime === "video/mp4" || mime === "video/quicktime";
  const facts = { isMp4, codec, parameters, width, height, rotation, bitsASecond, framesASecond };
  return { seen: { mime, video: facts, audio: sound }, from, to, pictureTo: ends[0] ?? to };
};
