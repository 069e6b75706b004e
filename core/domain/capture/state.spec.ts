import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type CaptureEvent,
  type CaptureKind,
  type CaptureState,
  type CaptureStep,
  captureNext,
  captureStart,
  captureStates,
  pressMeans,
} from "./state.ts";

const events = [
  ...["press", "opened", "failed", "missing", "second", "captured", "deleted", "restored"],
] as readonly CaptureEvent[];
const { ready, countdown, recording, captured, requested, error, missing } = captureStates;
const after = (...happened: readonly CaptureEvent[]): CaptureStep =>
  happened.reduce(captureNext, captureStart);

it("[CAPT-09] [OPEN-111] the states are numbered as specified, and 5 is none of them", () => {
  expect([ready, countdown, recording, captured, requested, error, missing]).toEqual([
    1, 2, 3, 4, 6, 7, 8,
  ]);
});

it("[CAPT-10] [CAPT-11] ready, request, three counts, recording, captured", () => {
  const flow = ["press", "opened", "second", "second", "second", "captured", "deleted"] as const;
  const passed = flow.map((_, at) => after(...flow.slice(0, at + 1)));
  expect(passed).toEqual([
    { at: requested, count: 0 },
    { at: countdown, count: 3 },
    { at: countdown, count: 2 },
    { at: countdown, count: 1 },
    { at: recording, count: 0 },
    { at: captured, count: 0 },
    { at: ready, count: 0 },
  ]);
});

it("[CAPT-16] a camera error is tried again by the button; one that is there by itself is ready", () => {
  expect(after("failed").at).toBe(error);
  expect(after("failed", "press").at).toBe(requested);
  expect(after("failed", "press", "opened").at).toBe(countdown);
  expect(after("failed", "opened").at).toBe(ready);
});

it("[CAPT-17] without a camera the button does nothing, until one is plugged in", () => {
  expect(after("missing", "press").at).toBe(missing);
  expect(pressMeans("video", missing)).toBeNull();
  expect(after("missing", "opened").at).toBe(ready);
});

it("[CAPT-12] [CAPT-14] the button stops a recording, and not the processing of a photo", () => {
  const means = (kind: CaptureKind) =>
    [ready, countdown, recording, captured, requested, error].map((at) => pressMeans(kind, at));
  expect(means("video")).toEqual(["start", "cancel", "stop", null, null, "retry"]);
  expect(means("voice")).toEqual(means("video"));
  expect(means("photo")).toEqual(["start", "cancel", null, null, null, "retry"]);
});

/** The specification's sentences, one a line: in which state what leads where. */
const sentences: readonly (readonly [readonly CaptureState[], CaptureEvent, CaptureState])[] = [
  [[ready], "press", requested],
  [[ready], "restored", captured],
  [[requested], "opened", countdown],
  [[countdown], "press", ready],
  [[recording], "captured", captured],
  [[captured], "deleted", ready],
  [[error], "press", requested],
  [[error, missing], "opened", ready],
  [[ready, countdown, recording, requested, missing], "failed", error],
  [[ready, countdown, recording, requested, error], "missing", missing],
];

interface Model {
  at: CaptureState;
  /** Seconds of the countdown that have passed. */
  counted: number;
}
class CaptureCommand implements fc.Command<Model, { step: CaptureStep }> {
  readonly event: CaptureEvent;
  constructor(event: CaptureEvent) {
    this.event = event;
  }
  check = () => true;
  run(model: Model, real: { step: CaptureStep }): void {
    const before = real.step;
    real.step = captureNext(before, this.event);
    if (model.at === countdown && this.event === "second") {
      model.counted++;
      if (model.counted === 3) model.at = recording;
    } else {
      const found = sentences.find(([from, e]) => e === this.event && from.includes(model.at));
      // what is not said is illegal, and changes nothing
      if (!found) expect(real.step).toBe(before);
      model.at = found?.[2] ?? model.at;
      if (found) model.counted = 0;
    }
    expect(real.step).toEqual({
      at: model.at,
      count: model.at === countdown ? 3 - model.counted : 0,
    });
  }
  toString = () => this.event;
}

it("[CAPT-09..17] whatever happens in whatever order, a capture stands where the specification says", () => {
  let steps = 0;
  const one = fc.constantFrom(...events).map((event) => new CaptureCommand(event));
  fc.assert(
    fc.property(fc.commands([one], { maxCommands: 100, size: "max" }), (all) => {
      fc.modelRun(
        () => ({ model: { at: ready, counted: 0 } as Model, real: { step: captureStart } }),
        all,
      );
      steps += [...all].length;
    }),
    { numRuns: 400 },
  );
  expect(steps).toBeGreaterThan(10_000);
});
