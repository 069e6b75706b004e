/** The largest picture drawn at a quality, in pixels of a landscape picture (PLAY-03..06). */
export const QUALITIES = {
  low: { width: 512, height: 512 },
  medium: { width: 1024, height: 576 },
  midhigh: { width: 1224, height: 1024 },
  high: { width: 1600, height: 1200 },
} as const;
export type Quality = keyof typeof QUALITIES;

/** Worst first: the way the player steps down and never up again (OPEN-133). */
const QUALITY_STEPS: readonly Quality[] = ["low", "medium", "midhigh", "high"];

/** Below this many frames a second the quality steps down (OPEN-133). */
const SLOWEST_FRAME_RATE = 24;

/** What a card begins with: high, and the lowest at once where the processor draws (OPEN-133). */
export const firstQuality = (isSoftware: boolean): Quality => (isSoftware ? "low" : "high");

/** The quality after a stretch at so many frames a second: a step down where they were too few; the worst stays. */
export const nextQuality = (quality: Quality, framesPerSecond: number): Quality =>
  framesPerSecond < SLOWEST_FRAME_RATE
    ? (QUALITY_STEPS[Math.max(0, QUALITY_STEPS.indexOf(quality) - 1)] ?? "low")
    : quality;

/** Pixels to draw for an element of `width` × `height` device pixels: never larger than the quality's
 * box (turned upright for an upright picture), never smaller than one pixel, the shape kept. */
export const fitQuality = (
  quality: Quality,
  width: number,
  height: number,
): { width: number; height: number } => {
  const box = QUALITIES[quality];
  const [across, down] = width >= height ? [box.width, box.height] : [box.height, box.width];
  const scale = Math.min(1, across / width, down / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};
