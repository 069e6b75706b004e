import fc from "fast-check";
import { autorun } from "mobx";
import { expect, test } from "vitest";
import { captureStates } from "#core/domain/capture/index.ts";
import { type Observe, unobserved } from "#core/kernel/index.ts";
import { capturing } from "#specs/fixtures/capturing.ts";
import { observe } from "../app/observe.ts";

type World = Awaited<ReturnType<typeof capturing>>;
const { ready, countdown, recording, captured, requested, error, missing } = captureStates;
/** What a person or the world does. */
const deeds: readonly (readonly [string, (world: World) => unknown])[] = [
  ["presses", ({ capture }) => capture.press()],
  ["deletes", ({ capture }) => capture.delete()],
  ["says yes", ({ capture }) => capture.asks === "delete" && capture.answer(true)],
  ["says no", ({ capture }) => capture.answer(false)],
  ["trims the beginning", ({ capture }) => capture.take?.trim("start", 1.3)],
  ["trims the end", ({ capture }) => capture.take?.trim("end", 2)],
  ["keeps all of it", ({ capture }) => capture.take?.untrim()],
  ["can’t trim", ({ clips }) => clips.become("unable")],
  ["wants to close", ({ capture, at }) => at() === captured && capture.leave("close")],
  ["unplugs everything", ({ camera }) => camera.plug()],
  [
    "plugs something in",
    ({ camera }) =>
      camera.plug({ type: "camera", id: "b", name: "" }, { type: "microphone", id: "b", name: "" }),
  ],
  ["forbids it", ({ camera }) => camera.refuse("Permission denied")],
  ["allows it", ({ camera }) => camera.refuse(null)],
  ["is quiet", ({ camera }) => camera.sound(0)],
  ["finds the disk full", ({ recordings }) => recordings.become("full")],
  ["waits", () => undefined],
  ...[100, 1000, 1000, 3000].map(
    (ms) => [`waits ${ms}`, ({ clock }: World) => clock.pass(ms)] as const,
  ),
];

class Deed implements fc.AsyncCommand<{ at: World["capture"]["step"]["at"] }, World> {
  readonly #deed: (typeof deeds)[number];
  constructor(deed: (typeof deeds)[number]) {
    this.#deed = deed;
  }
  check = () => true;
  async run(told: { at: World["capture"]["step"]["at"] }, world: World): Promise<void> {
    const { capture, camera, clock } = world;
    await this.#deed[1](world);
    await clock.pass(0);
    told.at = world.at();
    expect([ready, countdown, recording, captured, requested, error, missing]).toContain(told.at);
    expect(capture.take !== null, "there is something to look at in review alone").toBe(
      told.at === captured,
    );
    expect(camera.on, "its light is off in review").toBeLessThanOrEqual(
      told.at === captured ? 0 : 1,
    );
    expect(capture.step.count > 0).toBe(told.at === countdown);
    expect(capture.asks === null || told.at === captured).toBe(true);
    expect(capture.mayContinue && capture.progress !== null).toBe(false);
    if (told.at === missing) expect(capture.pressMeans).toBeNull();
  }
  toString = () => this.#deed[0];
}

const ways: readonly (readonly [string, Observe])[] = [
  ["plain", unobserved],
  ["observed, and everything about it read", observe],
];
test.each(ways)(
  "[CAPT-09..18] whatever is pressed, unplugged or forbidden, a capture agrees with itself: %s",
  async (_, how) => {
    let done = 0;
    const one = fc.constantFrom(...deeds).map((deed) => new Deed(deed));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("photo", "video", "voice"),
        fc.commands([one], { maxCommands: 100, size: "max" }),
        async (kind, all) => {
          const world = await capturing(kind, { observe: how });
          const { capture, camera, clock } = world;
          const stop = autorun(() => [
            ...[capture.notice, capture.progress, capture.mayContinue, capture.pressMeans],
          ]);
          await fc.asyncModelRun(() => ({ model: { at: world.at() }, real: world }), all);
          done += [...all].length;
          capture.dispose();
          await clock.pass(0);
          // what a full disk left as running is looked at again by whoever keeps recordings
          world.kept.close();
          expect([camera.on, clock.waiting]).toEqual([0, 0]);
          stop();
        },
      ),
      { numRuns: 120 },
    );
    expect(done).toBeGreaterThan(5000);
  },
);
