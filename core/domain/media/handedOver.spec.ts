import { expect, it } from "vitest";
import { handedOver } from "./index.ts";

const files = (...types: readonly string[]) => types.map((type, n) => ({ name: `${n}`, type }));
const became = (...types: readonly string[]) => {
  const found = handedOver(files(...types));
  return found && [found.slideType, found.files.map(({ name }) => name).join("")];
};

it("[MEDIA-11] what a share sheet brings is all its photos, else one clip", () => {
  expect(became("image/jpeg", "video/mp4", "image/heic")).toEqual(["photos", "02"]);
  expect(became("video/mp4", "image/jpeg")).toEqual(["photos", "1"]);
  expect(became("audio/mp4", "video/mp4", "video/webm")).toEqual(["video", "1"]);
  expect(became("text/plain", "audio/mp4", "audio/ogg")).toEqual(["audio", "1"]);
  expect(became("text/plain", "application/pdf")).toBeNull();
  expect(became()).toBeNull();
});
