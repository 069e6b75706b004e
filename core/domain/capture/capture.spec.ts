import fc from "fast-check";
import { expect, it } from "vitest";
import { inEnglish } from "#specs/fixtures/english.ts";
import {
  cameraProblem,
  captureFile,
  captureSize,
  captureWords,
  clampLevel,
  countdownStep,
  formatFor,
  growingTape,
  isSilence,
  longestRecording,
  loudnessOf,
  mediaTypeOf,
  photoQuality,
  photoSize,
  scrubEvery,
  tapeOf,
} from "./index.ts";

it("[CAPT-28] [CAPT-32] [OPEN-110] the constants are those of the specification", () => {
  expect([countdownStep, scrubEvery, photoQuality]).toEqual([1000, 100, 0.85]);
  expect(captureSize).toEqual({ width: 1280, height: 720 });
  expect(longestRecording).toEqual({ video: 60_000, voice: 120_000 });
});

it("[CAPT-29] [OPEN-109] mp4 is asked for first, then webm; a voice is never mp4", () => {
  const only =
    (...known: readonly string[]) =>
    (format: string) =>
      known.some((part) => format.startsWith(part));
  expect(formatFor("video", () => true)).toBe("video/mp4;codecs=avc1.640028,opus");
  expect(formatFor("video", only("video/mp4;codecs=avc1.640028,mp4a"))).toBe(
    "video/mp4;codecs=avc1.640028,mp4a.40.2",
  );
  expect(formatFor("video", only("video/webm"))).toBe("video/webm;codecs=vp9,opus");
  expect(formatFor("video", only("video/webm;codecs=vp8"))).toBe("video/webm;codecs=vp8,opus");
  expect(formatFor("video", () => false)).toBeNull();
  expect(formatFor("voice", () => true)).toBe("audio/webm;codecs=opus");
  expect(formatFor("voice", only("audio/ogg"))).toBe("audio/ogg;codecs=opus");
  expect(formatFor("voice", only("audio/mp4"))).toBe("audio/wav");
});

it("[CAPT-26] [OPEN-112] a file is named upload plus a timestamp, and a video is typed mp4", () => {
  expect(captureFile("photo", "", 12)).toEqual({ name: "upload12.jpeg", type: "image/jpeg" });
  const video = { name: "upload12.mp4", type: "video/mp4" };
  expect(captureFile("video", "video/webm;codecs=vp9,opus", 12)).toEqual(video);
  const voice = (format: string) => captureFile("voice", format, 12);
  expect(voice("audio/webm;codecs=opus")).toEqual({ name: "upload12.webm", type: "audio/webm" });
  expect(voice("audio/ogg;codecs=opus")).toEqual({ name: "upload12.ogg", type: "audio/ogg" });
  expect(voice("audio/wav")).toEqual({ name: "upload12.wav", type: "audio/wav" });
  expect((["photo", "video", "voice"] as const).map(mediaTypeOf)).toEqual([
    ...["photo", "video", "audio"],
  ]);
});

it("[ERR-24] [ERR-25] [ERR-26] what a camera's error says decides the words and the state", () => {
  const of = (message: string) => {
    const { at, words } = cameraProblem("voice", message);
    expect(words.params).toEqual({ kind: "voice" });
    return [at, words.key];
  };
  expect(of("Permission denied")).toEqual([7, "capture.denied"]);
  expect(of("The request is Not Allowed by the user agent")).toEqual([7, "capture.denied"]);
  expect(of("Requested device not found")).toEqual([8, "capture.notFound"]);
  expect(of("No media device")).toEqual([8, "capture.notFound"]);
  expect(of("Could not start video source")).toEqual([7, "capture.failed"]);
  expect(of("")).toEqual([7, "capture.failed"]);
});

it("[CAPT-31] a photo keeps the camera's aspect ratio, and the video's where the camera crops", () => {
  const wide = { width: 1280, height: 720 };
  expect(photoSize(wide, {})).toEqual(wide);
  expect(photoSize(wide, { aspectRatio: 4 / 3 })).toEqual({ width: 960, height: 720 });
  expect(photoSize(wide, { aspectRatio: 4 / 3, resizeMode: "crop-and-scale" })).toEqual(wide);
  // a phone held upright
  const tall = { width: 720, height: 1280 };
  expect(photoSize(tall, { aspectRatio: 16 / 9 })).toEqual(tall);
  expect(photoSize({ width: 3840, height: 2160 }, {})).toEqual(wide);
});

it("[CAPT-30] [CAPT-31] no photo is larger than what is shown, nor than 1280 pixels", () => {
  const edge = fc.integer({ min: 16, max: 4096 });
  fc.assert(
    fc.property(edge, edge, fc.double({ min: 0.3, max: 3, noNaN: true }), (width, height, a) => {
      const size = photoSize({ width, height }, { aspectRatio: a });
      expect(size.width).toBeLessThanOrEqual(Math.min(width, 1280));
      expect(size.height).toBeLessThanOrEqual(Math.min(height, 1280));
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
  );
});

it("[OPEN-109] the tape holds all that was heard: no peak is lost, and none is invented", () => {
  const level = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(level, { maxLength: 400, size: "max" }),
      fc.integer({ min: 1, max: 90 }),
      (all, n) => {
        const bars = tapeOf(all, n);
        expect(bars).toHaveLength(Math.min(n, all.length));
        expect(Math.max(0, ...bars)).toBe(Math.max(0, ...all));
        for (const bar of bars) expect(all).toContain(bar);
      },
    ),
  );
});

it("[OPEN-109] a tape that grows keeps its bars until it is full, and then its peaks", () => {
  const level = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(level, { minLength: 1, maxLength: 400, size: "max" }), (all) => {
      const before = growingTape(all.slice(0, -1), 60);
      const bars = growingTape(all, 60);
      expect(bars.length).toBeLessThanOrEqual(60);
      expect(Math.max(...bars)).toBe(Math.max(...all));
      // the last bar may still grow; only a full tape is packed anew
      if (bars.length >= before.length)
        expect(bars.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      else expect(before).toHaveLength(60);
    }),
  );
});

it("[OPEN-109] levels are between 0 and 1, have words, and three seconds of nothing are silence", () => {
  expect([1.4, -0.2, Number.NaN, 0.5].map(clampLevel)).toEqual([1, 0, 0, 0.5]);
  expect([0, 0.029, 0.03, 0.9, 0.95].map(loudnessOf)).toEqual([
    ...["quiet", "quiet", "good", "good", "loud"],
  ]);
  expect([isSilence(1000, 3999), isSilence(1000, 4000)]).toEqual([false, true]);
});

it("[CAPT-19] [CAPT-20] [CAPT-21] how far it is is said to the letter", () => {
  expect(inEnglish(captureWords.uploading(7))).toBe("Uploading (7%)");
  expect(inEnglish(captureWords.processing(40))).toBe("Processing (40%)");
});

it("[OPEN-109] [ERR-26] a voice is spoken of as one, with a microphone", () => {
  expect(
    [
      captureWords.title("voice"),
      captureWords.deleteTitle("voice"),
      captureWords.deleteHelp("voice"),
      cameraProblem("voice", "").words,
      cameraProblem("video", "").words,
    ].map(inEnglish),
  ).toEqual([
    "Record voice",
    "Delete this recording?",
    "This recording will be deleted",
    "Something went wrong when we tried to find your microphone.",
    "Something went wrong when we tried to find your webcam.",
  ]);
});
