/** What the page knows of a clip’s element, and of the clock that it follows. Seconds. */
export interface ClipNow {
  /** Where the slide stands. */
  readonly t: number;
  /** When the clip begins, and how long it is in hand. */
  readonly from: number;
  readonly length: number;
  /** The slide’s time would pass if the clip were there (`Player.isPassing`). */
  readonly isPassing: boolean;
  /** Where the element stands, and how long it is itself; null while that is not known. */
  readonly at: number;
  readonly own: number | null;
  /** It runs, and has enough to go on; whether it is on its way to another place. */
  readonly isReady: boolean;
  readonly isSeeking: boolean;
  /** The browser plays nothing before somebody asks for it. */
  readonly isRefused: boolean;
}

/** What the element is to do. */
interface ClipOrder {
  readonly runs: boolean;
  /** Where it is to jump to, in seconds of the clip; null where it stays. */
  readonly seek: number | null;
  /** How fast it is to run. */
  readonly rate: number;
  /** The card waits for it. */
  readonly holds: boolean;
}

/** It jumps to where it should be when it is further off than this, and hurries or dawdles when it is a little off. Seconds. */
const far = 0.4;
const near = 0.07;
const hurry = 0.05;
/** So near its end an element has all that it needs. */
const last = 0.15;

const still: ClipOrder = { runs: false, seek: null, rate: 1, holds: false };

/**
 * Orders a clip’s element about, so that it is where its slide’s clock wants it (decision 0055): it begins when the lead is
 * over, is never cut, and the card waits while it lacks something. Pure; ask again whenever anything has changed.
 */
export const followClip = (now: ClipNow): ClipOrder => {
  const end = Math.min(now.length, now.own ?? now.length);
  const wanted = Math.min(Math.max(0, now.t - now.from), end);
  const off = now.at - wanted;
  const seek = Math.abs(off) > far && !now.isSeeking ? wanted : null;
  const isIn = now.t >= now.from && wanted < end;
  if (!isIn || !now.isPassing) return { ...still, seek };
  if (now.isRefused) return { ...still, holds: true };
  const isThere = now.isReady || (now.own !== null && now.at >= now.own - last);
  if (!isThere || now.isSeeking || seek !== null) return { runs: true, seek, rate: 1, holds: true };
  const rate = Math.abs(off) <= near ? 1 : off > 0 ? 1 - hurry : 1 + hurry;
  return { runs: true, seek, rate, holds: false };
};
