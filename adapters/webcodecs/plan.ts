import type { AudioCodec, VideoCodec } from "mediabunny";
import { isPlayable, type VideoFacts, videoLimits, videoSize } from "#core/domain/media/index.ts";

/** What a clip is, as its container tells. */
export interface Seen {
  /** As `video/webm`. */
  readonly mime: string;
  readonly video: (VideoFacts & { readonly framesASecond: number }) | null;
  readonly audio: AudioCodec | "unknown" | null;
}
/** Which codecs this browser encodes. */
export interface Able {
  readonly video: readonly VideoCodec[];
  readonly audio: readonly AudioCodec[];
}

export interface PicturePlan {
  readonly codec: VideoCodec;
  /** Otherwise its packets are copied. */
  readonly isEncoded: boolean;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Null: as many as there are. */
  readonly framesASecond: number | null;
  readonly bitsASecond: number;
}
export interface Plan {
  readonly container: "mp4" | "webm" | "ogg" | "wav";
  readonly picture: PicturePlan | null;
  /** Null: the sound stays in its codec; `none`: there is none. */
  readonly sound: AudioCodec | "none" | null;
}

/** What may be heard in an mp4 where AAC can’t be encoded: Opus, which the server takes as it is or encodes alone. */
const copied: readonly Seen["audio"][] = ["aac", "opus"];
const containers: Readonly<Record<string, Plan["container"]>> = {
  "video/webm": "webm",
  "application/ogg": "ogg",
  "audio/wav": "wav",
};

/** What is cut off: nothing, the end alone, or something in front as well. */
export type Cut = "none" | "end" | "start";

/** Bits a second that a picture of this size needs: 2.5 Mbit at 1280×720, as cameras record. */
export const bitsFor = (width: number, height: number): number =>
  Math.round(Math.min(1, (width * height) / (1280 * 720)) ** 0.75 * 2_500_000);

const picturePlan = (
  video: NonNullable<Seen["video"]>,
  codec: VideoCodec,
  cut: Cut,
): PicturePlan => {
  const { width, height } = videoSize(video.width, video.height);
  const isTooFast = video.framesASecond > videoLimits.mostFrames * 1.1;
  const bitsASecond = bitsFor(width, height);
  const framesASecond = isTooFast ? videoLimits.mostFrames : null;
  // a picture begins with a key frame, which lies seldom where somebody cuts
  const isEncoded = !isPlayable(video) || cut === "start";
  return { codec, isEncoded, width, height, framesASecond, bitsASecond };
};

/** How the sound goes into an mp4; null where it can’t without being lost. */
const soundPlan = (audio: Seen["audio"], { audio: able }: Able): Plan["sound"] | undefined => {
  if (audio === null) return "none";
  if (audio === "aac") return null;
  if (able.includes("aac")) return "aac";
  if (copied.includes(audio)) return null;
  return able.includes("opus") ? "opus" : undefined;
};

/**
 * What is made of a clip here: an mp4 of H.264, with AAC where the browser encodes it; what is cut and can’t be that stays
 * in its own codecs. Null: it goes as it is. `undefined`: it is to be cut, and can’t be.
 */
export const planFor = (seen: Seen, able: Able, cut: Cut): Plan | null | undefined => {
  const { mime, video, audio } = seen;
  const own = containers[mime];
  const isCut = cut !== "none";
  // a voice goes as it is, which may be no mp4 (MEDIA-12)
  if (video === null) {
    if (!isCut) return null;
    return own === undefined ? undefined : { container: own, picture: null, sound: null };
  }
  const sound = soundPlan(audio, able);
  if (able.video.includes("avc") && sound !== undefined) {
    const picture = picturePlan(video, "avc", cut);
    const isReady = !picture.isEncoded && (sound === "none" || sound === null);
    return isReady && !isCut ? null : { container: "mp4", picture, sound };
  }
  if (!isCut) return null;
  const codec = able.video.find((one) => one === video.codec);
  if (own !== "webm" || codec === undefined) return undefined;
  return { container: "webm", picture: picturePlan(video, codec, cut), sound: null };
};
