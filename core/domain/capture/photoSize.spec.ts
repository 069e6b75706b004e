import { expect, it } from "vitest";
import { photoSize } from "./photoSize.ts";

it.each([
  ["across, from a sensor that lies", { width: 640, height: 480 }, 4 / 3, [640, 480]],
  ["upright, from a sensor that lies", { width: 480, height: 640 }, 4 / 3, [480, 640]],
  ["upright, from one that stands", { width: 480, height: 640 }, 3 / 4, [480, 640]],
  ["across, from one that stands", { width: 640, height: 480 }, 3 / 4, [640, 480]],
] as const)("[CAPT-31] a photo %s keeps the camera’s aspect", (_what, video, aspectRatio, size) => {
  const { width, height } = photoSize(video, { aspectRatio });
  expect([width, height]).toEqual(size);
});
