import { expect, it } from "vitest";
import { failureWords } from "./failure.ts";
import { mediaLimits } from "./limits.ts";
import { mediaWords } from "./words.ts";

const minutesOf = (type: "audio" | "video") => (mediaLimits[type].max_duration_s ?? 0) / 60;

it.each([
  ["photo", "wrongType", mediaWords.wrongType("photo")],
  ["video", "wrongType", mediaWords.wrongType("video")],
  ["photo", "tooLarge", mediaWords.tooManyPixels],
  ["audio", "tooLong", mediaWords.tooLong(minutesOf("audio"))],
  ["video", "tooLong", mediaWords.tooLong(minutesOf("video"))],
  ["photo", "tooLong", mediaWords.failed("photo")],
  ["video", "failed", mediaWords.failed("video")],
] as const)("[ERR-18] [MEDIA-10] of a %s that is %s it is said", (type, failure, words) => {
  expect(failureWords({ type, failure } as never)).toEqual(words);
});

it("[ERR-18] each reason has words of its own", () => {
  const said = (["wrongType", "tooLarge", "tooLong", "failed"] as const).map((failure) =>
    JSON.stringify(failureWords({ type: "video", failure } as never)),
  );
  expect(new Set(said).size).toBe(4);
  expect(minutesOf("video")).toBeGreaterThan(0);
});
