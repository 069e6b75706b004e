import { describe, expect, it } from "vitest";
import { minutes, pause } from "#core/kernel/index.ts";
import { steppedClock } from "./clock.ts";

describe("the stepped clock", () => {
  it("[MEDIA-10] runs what falls due in order, each at its own instant", () => {
    const clock = steppedClock(0);
    const seen: [string, number][] = [];
    clock.after(30, () => seen.push(["late", clock.now()]));
    clock.after(10, () => seen.push(["early", clock.now()]));
    clock.after(30, () => seen.push(["late too", clock.now()]));
    clock.step(9);
    expect(seen).toEqual([]);
    clock.step(minutes(1));
    expect(seen).toEqual([
      ["early", 10],
      ["late", 30],
      ["late too", 30],
    ]);
    expect(clock.now()).toBe(9 + minutes(1));
  });

  it("[MEDIA-10] repeats until cancelled, and runs what a waiter asks for within the step", () => {
    const clock = steppedClock(0);
    const ticks: number[] = [];
    const stop = clock.every(2500, () => {
      ticks.push(clock.now());
      if (ticks.length === 2) clock.after(100, () => ticks.push(clock.now()));
      if (ticks.length === 4) stop();
    });
    clock.step(60_000);
    expect(ticks).toEqual([2500, 5000, 5100, 7500]);
    expect(clock.waiting).toBe(0);
    stop();
  });

  it("[MEDIA-10] lets promises settle while it passes, so that a loop of pauses goes on", async () => {
    const clock = steppedClock(0);
    const ticks: number[] = [];
    const poll = async () => {
      for (let i = 0; i < 3; i++) {
        await pause(clock, 2500);
        ticks.push(clock.now());
      }
    };
    const polling = poll();
    await clock.pass(10_000);
    await polling;
    expect(ticks).toEqual([2500, 5000, 7500]);
  });

  it("[MEDIA-14] throws what a waiter threw, but only after the others ran", () => {
    const clock = steppedClock(0);
    let ran = false;
    clock.after(1, () => {
      throw new Error("broken");
    });
    clock.after(2, () => {
      ran = true;
    });
    expect(() => clock.step(5)).toThrow("broken");
    expect(ran).toBe(true);
    expect(clock.now()).toBe(5);
  });
});
