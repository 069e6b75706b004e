import { afterEach, expect, it, vi } from "vitest";
import { idle } from "./idle.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A browser whose next moments have so many milliseconds to spare; then all the time there is. */
const withMoments = (...moments: number[]) => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: (moment: { timeRemaining(): number }) => void) =>
    setTimeout(() => run({ timeRemaining: () => moments.shift() ?? 50 })),
  );
  const kept = vi.fn();
  void idle().then(kept);
  return { kept, left: moments };
};

it("what is only pleasant waits until the page has had time to spare for a while", async () => {
  const { kept, left } = withMoments(50, 50, 2, 50, 50, 50);
  for (let moment = 0; moment < 5; moment++) {
    expect(kept).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120);
  }
  await vi.runAllTimersAsync();
  expect(kept).toHaveBeenCalled();
  expect(left).toHaveLength(0);
});

it("a page that never rests does not wait for ever", async () => {
  const { kept } = withMoments(...Array.from({ length: 1000 }, () => 0));
  await vi.advanceTimersByTimeAsync(3000);
  expect(kept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(kept).toHaveBeenCalled();
});

it("a browser that cannot say so is given a moment", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const kept = vi.fn();
  void idle().then(kept);
  await vi.runAllTimersAsync();
  expect(kept).toHaveBeenCalled();
});
