/** What is captured: a photo, a video with sound, or a voice alone (CAPT-01, OPEN-109). */
export type CaptureKind = "photo" | "video" | "voice";

/** Where a capture stands, numbered as the specification does; 5 is reserved and never entered (CAPT-09, OPEN-111). */
export const captureStates = {
  ready: 1,
  countdown: 2,
  /** Of a photo: processing. */
  recording: 3,
  /** Review. */
  captured: 4,
  /** Asked to start: the camera may still have to be opened. */
  requested: 6,
  error: 7,
  missing: 8,
} as const;
export type CaptureState = (typeof captureStates)[keyof typeof captureStates];

/** What can happen to a capture. */
export type CaptureEvent =
  /** The button was pressed. */
  | "press"
  /** Camera and microphone are there. */
  | "opened"
  /** They cannot be had, or went away with nothing recorded. */
  | "failed"
  /** There is none. */
  | "missing"
  /** A second of the countdown has passed. */
  | "second"
  /** A photo or recording exists. */
  | "captured"
  | "deleted"
  /** A recording that was left behind is looked at. */
  | "restored";

/** A state, with what is left of the countdown in it: 3, 2, 1, otherwise 0. */
export interface CaptureStep {
  readonly at: CaptureState;
  readonly count: number;
}

/** Steps of the countdown (CAPT-11). */
export const countdownSteps = 3;

const { ready, countdown, recording, captured, requested, error, missing } = captureStates;

/** Where each event leads; one that is not named here is illegal in that state and changes nothing. */
const ways: Readonly<Record<CaptureState, Partial<Record<CaptureEvent, CaptureState>>>> = {
  [ready]: { press: requested, failed: error, missing, restored: captured },
  // each second of it is counted by `captureNext`
  [countdown]: { press: ready, second: recording, failed: error, missing },
  [recording]: { captured, failed: error, missing },
  [captured]: { deleted: ready },
  [requested]: { opened: countdown, failed: error, missing },
  [error]: { press: requested, opened: ready, missing },
  [missing]: { opened: ready, failed: error },
};

export const captureStart: CaptureStep = { at: ready, count: 0 };

/** The step after an event (CAPT-10..17). */
export const captureNext = (step: CaptureStep, event: CaptureEvent): CaptureStep => {
  if (event === "second" && step.count > 1) return { ...step, count: step.count - 1 };
  const at = ways[step.at][event];
  if (at === undefined) return step;
  return { at, count: at === countdown ? countdownSteps : 0 };
};

/** What pressing the button means: 8 disables it (CAPT-13, CAPT-14, CAPT-16, CAPT-17); null where it does nothing. */
export const pressMeans = (
  kind: CaptureKind,
  at: CaptureState,
): "start" | "cancel" | "stop" | "retry" | null => {
  if (at === ready) return "start";
  if (at === countdown) return "cancel";
  if (at === error) return "retry";
  return at === recording && kind !== "photo" ? "stop" : null;
};
