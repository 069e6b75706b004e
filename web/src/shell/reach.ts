import { type Clock, seconds } from "#core/kernel/index.ts";

const apart = seconds(3);
let missing = 0;
const ears = new Set<() => void>();

/** Whether a part of the app is waited for that the site does not answer for. */
export const isOutOfReach = (): boolean => missing > 0;

export const onReach = (hear: () => void): (() => void) => {
  ears.add(hear);
  return () => ears.delete(hear);
};

/** Whether the site answers now, and well: a proxy that speaks for it while it is away is no answer. */
export const answers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(seconds(5));
    return (await fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
};

/** Asks until the site answers; browsers do not all say, and not all rightly, that they are online again. */
export const inReach = async (clock: Clock, ask: () => Promise<boolean>): Promise<void> => {
  count(1);
  do await soon(clock);
  while (!(await ask()));
  count(-1);
};

const count = (by: number) => {
  missing += by;
  for (const hear of ears) hear();
};

const soon = (clock: Clock) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stop();
      removeEventListener("online", done);
      resolve();
    };
    const stop = clock.after(apart, done);
    addEventListener("online", done);
  });
