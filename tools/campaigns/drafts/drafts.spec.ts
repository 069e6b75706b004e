import { expect, it } from "vitest";
import { playDrafts } from "./index.ts";
import { mishaps } from "./play.ts";

it("whatever befalls whoever writes, nothing older than a second is lost [R19] [BUILD-15]", async () => {
  const { byMishap, wrong } = await playDrafts(4 * mishaps.length, 20_261_125);
  expect(wrong).toEqual([]);
  for (const mishap of mishaps) expect(byMishap.get(mishap), mishap).toBe(4);
}, 60_000);
