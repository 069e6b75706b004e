import { expect, it } from "vitest";
import { stretchesOf } from "./clips.ts";
import { beatsOf } from "./duration.ts";
import { perPhoto, type Timed } from "./kinds/index.ts";

const slide = (type: string, media: readonly { type: string; duration: number | null }[]) =>
  ({ type, variant: "simple", title: null, description: null, media }) as unknown as Timed;
const clip = (duration: number) => ({ type: "video", duration });

it("[OPEN-90] a voice or a video is in hand after its lead, the first one alone", () => {
  const video = slide("video", [clip(12)]);
  expect(stretchesOf(video)).toEqual([{ from: beatsOf(video).lead, length: 12 }]);
  expect(stretchesOf(slide("video", [clip(12), clip(20)]))).toHaveLength(1);
  expect(stretchesOf(slide("video", []))).toEqual([]);
});

it("[OPEN-90] what an old message holds comes one after the other, a photo for as long as any", () => {
  const old = slide("legacy", [clip(12), { type: "photo", duration: null }, clip(5)]);
  const { lead } = beatsOf(old);
  expect(stretchesOf(old)).toEqual([
    { from: lead, length: 12 },
    { from: lead + 12, length: perPhoto },
    { from: lead + 12 + perPhoto, length: 5 },
  ]);
  expect(stretchesOf(slide("photos", [{ type: "photo", duration: null }]))).toEqual([]);
});
