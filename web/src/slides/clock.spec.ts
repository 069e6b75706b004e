import { expect, test } from "vitest";
import { seekAll } from "./clock.ts";

const animation = (end: number) => ({
  currentTime: 0,
  state: "idle",
  effect: { getComputedTiming: () => ({ endTime: end }) },
  play() {
    this.state = "playing";
  },
  pause() {
    this.state = "paused";
  },
});

test("[OPEN-134] every animation of a slide stands at the slide's time; what is over does not start again", () => {
  const long = animation(3000);
  const over = animation(500);
  const root = { getAnimations: () => [long, over] } as unknown as Element;
  seekAll(root, 1000, true);
  expect([long.currentTime, long.state]).toEqual([1000, "playing"]);
  expect(over.currentTime).toBeGreaterThan(500);
  expect(over.state).toBe("paused");
  seekAll(root, 200, false);
  expect([long.currentTime, over.currentTime, over.state]).toEqual([200, 200, "paused"]);
});
