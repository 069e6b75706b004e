/** What a card plays a video as; made so by the browser where it can, else by the server (decision 0065). */
export const videoLimits = {
  /** The longer side, px. */
  longest: 1280,
  /** Phones film with more; nothing on a card needs it. */
  mostFrames: 30,
  mostBitsASecond: 6_000_000,
} as const;

/** A video as its container tells of it. */
export interface VideoFacts {
  readonly isMp4: boolean;
  readonly codec: string | null;
  /** As `avc1.64001f`; null where the container does not tell. */
  readonly parameters: string | null;
  /** Pixels as they are seen, after any turn. */
  readonly width: number;
  readonly height: number;
  /** Degrees that it is to be turned by. */
  readonly rotation: number;
  readonly bitsASecond: number;
}

/** High, Main and Baseline of H.264 in 8 bits: what every browser plays. */
const everywhere = /^avc1\.(?:64|4d|42)/i;

/** Whether its picture needs not be encoded anew: every browser plays it, and it is no larger than a card shows it. */
export const isPlayable = (video: VideoFacts): boolean =>
  video.isMp4 &&
  video.codec === "avc" &&
  everywhere.test(video.parameters ?? "") &&
  video.rotation === 0 &&
  Math.max(video.width, video.height) <= videoLimits.longest &&
  video.bitsASecond <= videoLimits.mostBitsASecond;

/** Fits a video's size into the limit, in pixels, with both sides even as H.264 wants them. */
export const videoSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, videoLimits.longest / Math.max(width, height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
};
