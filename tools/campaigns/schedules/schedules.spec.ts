import { expect, it } from "vitest";
import { playSchedules } from "./index.ts";

const wanted = 400;

it("whatever is edited, ordered, deleted and approved at once: a stale write gets 409, places are 1..n, the limit holds [R9] [STORY-10] [PAY-02]", async () => {
  const { ran, counts } = await playSchedules(wanted);
  expect(ran).toBe(wanted);
  expect(counts.get("ok")).toBeGreaterThan(wanted);
  // the schedules are drawn by lot: about one for every eight of them, fewer where the machine is busy
  expect(counts.get("stale")).toBeGreaterThan(wanted / 50);
}, 60_000);
