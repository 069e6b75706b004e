import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { sweepHourly } from "./sweep.ts";

it("[R15] every hour all places are swept; one that can’t be is told of and keeps no other from it", async () => {
  const clock = steppedClock();
  const faults: unknown[] = [];
  const reporter = {
    event: () => undefined,
    warning: () => undefined,
    fault: (error: unknown) => void faults.push(error),
  };
  const full = new Error("The disk is full.");
  let swept = 0;
  const places = [
    { sweep: () => Promise.reject(full) },
    {},
    {
      sweep: async () => {
        swept++;
      },
    },
  ];
  const stop = sweepHourly(places, { clock, reporter });
  await clock.pass(minutes(59));
  expect([swept, faults]).toEqual([0, []]);
  await clock.pass(minutes(61));
  expect([swept, faults]).toEqual([2, [full, full]]);
  stop();
  await clock.pass(minutes(60));
  expect(swept).toBe(2);
});
