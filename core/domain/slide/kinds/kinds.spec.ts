import { expect, it } from "vitest";
import { photoShape, slideKinds } from "./index.ts";
import { mostLegacyPhotos } from "./legacy.ts";

it.each([
  ["fullscreen", 5 / 7],
  ["polaroid", 1],
  ["hover", 4 / 5],
  ["simple", 1],
  ["of another day", 1],
])("[SLIDE-10] a photo stands in %s at %f of its height", (variant, shape) => {
  expect(photoShape(variant)).toBe(shape);
});

it("[SLIDE-04] what is told in words alone takes no media, and an old message its photos, a video and a voice", () => {
  for (const type of ["credits", "date", "location", "music", "news", "text"] as const)
    expect(slideKinds[type].mostMedia, type).toBe(0);
  expect([slideKinds.title.mostMedia, slideKinds.video.mostMedia]).toEqual([1, 1]);
  expect(slideKinds.legacy.mostMedia).toBe(mostLegacyPhotos + 2);
});
