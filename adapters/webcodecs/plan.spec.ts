import fc from "fast-check";
import { expect, it } from "vitest";
import { type Able, bitsFor, planFor, type Seen } from "./plan.ts";

const chrome: Able = { video: ["avc", "vp9", "vp8", "av1"], audio: ["aac", "opus"] };
const debian: Able = { ...chrome, audio: ["opus"] };
const noAvc: Able = { video: ["vp9", "vp8"], audio: ["opus"] };
const nothing: Able = { video: [], audio: [] };

const picture = (change: Partial<NonNullable<Seen["video"]>> = {}) => ({
  ...{ isMp4: false, codec: "vp9", parameters: "vp09.00.10.08", width: 1280, height: 720 },
  ...{ rotation: 0, bitsASecond: 2_000_000, framesASecond: 30 },
  ...change,
});
const webm: Seen = { mime: "video/webm", video: picture(), audio: "opus" };
const mp4: Seen = {
  mime: "video/mp4",
  video: picture({ isMp4: true, codec: "avc", parameters: "avc1.64001f" }),
  audio: "aac",
};
const voice: Seen = { mime: "video/webm", video: null, audio: "opus" };

it("[MEDIA-09] a webm becomes an mp4, with AAC where that can be encoded and else with its Opus", () => {
  expect(planFor(webm, chrome, "none")).toMatchObject({
    container: "mp4",
    picture: { codec: "avc", isEncoded: true, width: 1280, height: 720 },
    sound: "aac",
  });
  expect(planFor(webm, debian, "none")?.sound).toBeNull();
  expect(planFor({ ...webm, audio: null }, chrome, "none")?.sound).toBe("none");
});

it("[MEDIA-09] what is ready goes as it is; cut at its end alone, its picture is copied", () => {
  expect(planFor(mp4, chrome, "none")).toBeNull();
  expect(planFor(mp4, chrome, "end")).toMatchObject({ picture: { isEncoded: false }, sound: null });
  expect(planFor(mp4, chrome, "start")?.picture?.isEncoded, "no key frame lies there").toBe(true);
  // the server encodes a sound alone quickly, but it may as well be done here
  expect(planFor({ ...mp4, audio: "opus" }, debian, "none")).toBeNull();
  expect(planFor({ ...mp4, audio: "opus" }, chrome, "none")).toMatchObject({
    picture: { isEncoded: false },
    sound: "aac",
  });
});

it("[MEDIA-09] a phone’s film is turned upright, made smaller and given thirty frames a second", () => {
  const phone = { width: 2160, height: 3840, rotation: 90, framesASecond: 60 };
  const seen: Seen = { ...mp4, mime: "video/quicktime", video: picture({ isMp4: true, ...phone }) };
  expect(planFor(seen, chrome, "none")?.picture).toMatchObject({
    ...{ isEncoded: true, width: 720, height: 1280, framesASecond: 30 },
  });
});

it("[MEDIA-09] a sound is never lost: where it can’t be encoded the file goes as it is, and isn’t cut", () => {
  const seen: Seen = { ...mp4, audio: "unknown" };
  expect(planFor(seen, nothing, "none")).toBeNull();
  expect(planFor(seen, { video: ["avc"], audio: [] }, "none")).toBeNull();
  expect(planFor(seen, { video: ["avc"], audio: [] }, "end")).toBeUndefined();
});

it("[CAPT-08] a browser without H.264 cuts a webm in its own codecs, and leaves it when it stays whole", () => {
  expect(planFor(webm, noAvc, "none")).toBeNull();
  expect(planFor(webm, noAvc, "end")).toMatchObject({
    ...{ container: "webm", picture: { codec: "vp9" }, sound: null },
  });
  expect(planFor(webm, nothing, "end")).toBeUndefined();
  expect(planFor(mp4, noAvc, "end")).toBeUndefined();
});

it("[MEDIA-12] [OPEN-109] a voice stays in its own container, which is never mp4", () => {
  expect(planFor(voice, chrome, "none")).toBeNull();
  for (const [mime, container] of [
    ["video/webm", "webm"],
    ["application/ogg", "ogg"],
    ["audio/wav", "wav"],
  ] as const)
    expect(planFor({ ...voice, mime }, nothing, "end")).toMatchObject({ container, picture: null });
  expect(planFor({ ...voice, mime: "audio/mpeg" }, chrome, "end")).toBeUndefined();
});

it("[MEDIA-09] bits follow the size, and are never more than the server lets pass", () => {
  expect([bitsFor(1280, 720), bitsFor(1280, 1280)]).toEqual([2_500_000, 2_500_000]);
  const side = fc.integer({ min: 2, max: 1280 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const bits = bitsFor(width, height);
      expect(Number.isInteger(bits) && bits > 0 && bits <= 2_500_000).toBe(true);
    }),
  );
});
