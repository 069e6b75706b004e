import fc from "fast-check";
import { expect, it } from "vitest";
import { isPlayable, type VideoFacts, videoLimits, videoSize } from "./index.ts";

const played: VideoFacts = {
  isMp4: true,
  codec: "avc",
  parameters: "avc1.64001f",
  width: 1280,
  height: 720,
  rotation: 0,
  bitsASecond: 2_500_000,
};

it("[MEDIA-09] a video is encoded anew for each reason, and for none but these", () => {
  expect(isPlayable(played)).toBe(true);
  const others: readonly Partial<VideoFacts>[] = [
    { isMp4: false },
    { codec: "vp9" },
    { parameters: "avc1.6e001f" },
    { parameters: null },
    { rotation: 90 },
    { width: 1282 },
    { height: 1282 },
    { bitsASecond: 6_000_001 },
  ];
  expect(isPlayable({ ...played, bitsASecond: 6_000_000 })).toBe(true);
  expect(others.filter((other) => isPlayable({ ...played, ...other }))).toEqual([]);
});

it("[MEDIA-09] a card shows thirty pictures a second at most", () => {
  expect(videoLimits.mostFrames).toBe(30);
});

it("[MEDIA-09] its size keeps its shape within the limit, and both sides are even", () => {
  expect(videoSize(1920, 1080)).toEqual({ width: 1280, height: 720 });
  expect(videoSize(1080, 1920)).toEqual({ width: 720, height: 1280 });
  expect(videoSize(641, 361)).toEqual({ width: 642, height: 362 });
  const side = fc.integer({ min: 2, max: 4096 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const made = videoSize(width, height);
      expect([made.width % 2, made.height % 2]).toEqual([0, 0]);
      expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(videoLimits.longest);
      const scale = Math.min(1, videoLimits.longest / Math.max(width, height));
      expect(Math.abs(made.width - width * scale)).toBeLessThanOrEqual(2);
      expect(Math.abs(made.height - height * scale)).toBeLessThanOrEqual(2);
    }),
  );
});
