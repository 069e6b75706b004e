import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { MessagePreview } from "./preview.ts";

describe("[BUILD-01] a message played in the builder", () => {
  it("comes to its end by itself, and begins anew when it is asked for again", async () => {
    const clock = steppedClock();
    const preview = new MessagePreview(clock);
    preview.play(2);
    await clock.pass(1900);
    expect([preview.isPlaying, preview.elapsed()]).toEqual([true, 1900]);
    await clock.pass(100);
    expect(preview.isPlaying).toBe(false);
    preview.play(2);
    expect([preview.isPlaying, preview.elapsed(), preview.turn]).toEqual([true, 0, 2]);
  });

  it("waits for its clip, whose time is not counted", async () => {
    const clock = steppedClock();
    const preview = new MessagePreview(clock);
    preview.play(2);
    await clock.pass(500);
    preview.hold();
    await clock.pass(9000);
    expect([preview.isPlaying, preview.isHeld, preview.elapsed()]).toEqual([true, true, 500]);
    preview.release();
    await clock.pass(1400);
    expect(preview.isPlaying).toBe(true);
    await clock.pass(100);
    expect(preview.isPlaying).toBe(false);
  });

  it("is not held or released while it stands", async () => {
    const clock = steppedClock();
    const preview = new MessagePreview(clock);
    preview.hold();
    preview.release();
    await clock.pass(1000);
    expect([preview.isPlaying, preview.isHeld, preview.elapsed()]).toEqual([false, false, 0]);
  });
});
