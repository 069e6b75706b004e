import { isPlayable, videoLimits } from "#core/domain/media/index.ts";
import { ffmpeg } from "./ffmpeg.ts";
import type { Probe } from "./probe.ts";
import type { Source } from "./source.ts";

const { longest, mostFrames } = videoLimits;
/** The longer side of a poster, px. */
const posterLongest = 960;

/** Nothing of what the file says of itself: place, time, camera, chapters, other streams, or who made it. */
const bare = [
  ...["-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1", "-sn", "-dn"],
  "-bitexact",
];
const within = (side: number) =>
  `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;

const heard = ["-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"];
/** The same picture; supplemental messages of its stream may hold anything. */
const samePicture = ["-c:v", "copy", "-bsf:v", "filter_units=remove_types=6"];

/** The settings that a video is encoded with, also by whoever measures what else it costs (P14). */
export const encoding: readonly string[] = [
  ...["-vf", `${within(longest)},format=yuv420p`, "-fps_mode", "cfr", "-r", String(mostFrames)],
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "24", "-profile:v", "high"],
  ...["-maxrate", "3M", "-bufsize", "6M", "-g", "60", "-threads", "1"],
  ...heard,
];

/** Whether its picture is what would be made of it: a browser may have done the work already (decision 0065). */
export const isReady = (container: string, { seconds, video }: Probe, bytes: number): boolean =>
  video !== null &&
  isPlayable({ ...video, isMp4: container === "mp4", bitsASecond: (bytes * 8) / seconds });

/** Whether a sound goes on as it is. */
export const isHeard = ({ audio }: Probe): boolean => audio === null || audio.codec === "aac";

const levelled = (gain: number): readonly string[] => [
  "-af",
  `volume=${gain.toFixed(2)}dB,alimiter=limit=0.891:level=false`,
];

/** Hears how far FFmpeg is, as percents. */
const percents = (seconds: number, told: (percent: number) => void) => (bytes: Buffer) => {
  const at = [...bytes.toString("utf8").matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1];
  if (at !== undefined) told(Math.min(100, (Number(at) / 1e6 / seconds) * 100));
};

const asJpeg = ["-q:v", "3", "-c:v", "mjpeg", "-threads", "1"];
/** Seconds into a film at which its poster is taken. */
const posterAt = (seconds: number): number => Math.min(1, seconds / 3);

/**
 * A second output of the run that encodes: what the film shows about that moment, in its size there, made
 * smaller. Nothing is written where the picture is over by then.
 */
const posterBeside = (seconds: number, to: string): readonly string[] => {
  // half a frame early: moments are not exact to the last digit
  const at = (posterAt(seconds) - 0.5 / mostFrames).toFixed(4);
  const once = `fps=${mostFrames},select='isnan(prev_selected_t)*gte(t\\,${at})'`;
  return [
    ...["-map", "0:v:0", "-frames:v", "1"],
    ...["-vf", `${once},${within(longest)},format=yuv420p,${within(posterLongest)}`],
    ...[...asJpeg, ...bare, "-f", "image2", "-update", "1", "-y", to],
  ];
};

interface Making {
  readonly source: Source;
  readonly probe: Probe;
  readonly to: string;
  readonly gain: number;
  readonly told: (percent: number) => void;
}

/**
 * A video as H.264 and AAC in an mp4 that plays from its first bytes on. Its picture goes on as it is where no
 * `posterTo` is named; else it is encoded, and a poster of it is written there as a JPEG.
 */
export const makeVideo = async (
  { source, probe, to, gain, told }: Making,
  posterTo: string | null,
): Promise<void> => {
  await ffmpeg(
    source.program,
    [
      ...["-v", "error", "-progress", "pipe:1", ...source.input, "-map", "0:v:0", "-map", "0:a:0?"],
      ...(posterTo === null ? [...samePicture, ...heard] : encoding),
      ...[...(probe.audio ? levelled(gain) : []), ...bare],
      ...["-movflags", "+faststart", "-f", "mp4", "-y", to],
      ...(posterTo === null ? [] : posterBeside(probe.seconds, posterTo)),
    ],
    { limit: source.limit, heard: percents(probe.seconds, told) },
  );
};

/** The same streams in a new mp4, without what stands beside them and between them. */
export const repack = async ({ source, to }: Pick<Making, "source" | "to">): Promise<void> => {
  await ffmpeg(
    source.program,
    [
      ...["-v", "error", ...source.input, "-map", "0:v:0", "-map", "0:a:0?"],
      ...[...samePicture, "-c:a", "copy", ...bare],
      ...["-movflags", "+faststart", "-f", "mp4", "-y", to],
    ],
    { limit: source.limit },
  );
};

/** Sound as AAC, as loud as the others. */
export const makeSound = async ({ source, probe, to, gain, told }: Making): Promise<void> => {
  await ffmpeg(
    source.program,
    [
      ...["-v", "error", "-progress", "pipe:1", ...source.input, "-map", "0:a:0", "-vn"],
      ...[...levelled(gain), ...heard, ...bare],
      ...["-movflags", "+faststart", "-f", "mp4", "-y", to],
    ],
    { limit: source.limit, heard: percents(probe.seconds, told) },
  );
};

/** What a film of ours shows at a moment as a JPEG, from its bare pixels; null where its picture is over by then. */
export const frameAt = async (
  program: string,
  path: string,
  seconds: number,
): Promise<Buffer | null> => {
  const heard: Buffer[] = [];
  await ffmpeg(
    program,
    [
      ...["-v", "error", "-ss", String(seconds), "-f", "mov", "-i", path],
      ...["-map", "0:v:0", "-frames:v", "1", "-vf", within(posterLongest), ...asJpeg],
      ...["-bitexact", "-f", "image2pipe", "pipe:1"],
    ],
    { limit: 30_000, heard: (bytes) => heard.push(bytes) },
  );
  return heard.length === 0 ? null : Buffer.concat(heard);
};

/** A moment near the beginning of what was made; the first where its picture is over by then. */
export const poster = async (
  program: string,
  path: string,
  seconds: number,
): Promise<Buffer | null> =>
  (await frameAt(program, path, posterAt(seconds))) ?? (await frameAt(program, path, 0));
