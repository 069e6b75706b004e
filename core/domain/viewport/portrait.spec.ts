import { expect, test } from "vitest";
import { isPhoneOnItsSide } from "./index.ts";

test.each([
  ["a phone on its side", { width: 844, height: 390, touch: true }, true],
  ["a phone held upright", { width: 390, height: 844, touch: true }, false],
  ["a tablet on its side", { width: 1180, height: 820, touch: true }, false],
  ["the smallest tablet on its side", { width: 960, height: 600, touch: true }, false],
  ["the largest phone on its side", { width: 960, height: 599, touch: true }, true],
  ["a small window on a desk", { width: 844, height: 390, touch: false }, false],
  ["a square phone", { width: 500, height: 500, touch: true }, false],
])("[SHELL-26, OPEN-22] %s: asked to be turned is %2$s", (_what, held, asked) => {
  expect(isPhoneOnItsSide(held)).toBe(asked);
});
