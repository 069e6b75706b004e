import type { Instant } from "#core/kernel/index.ts";

export type TimeLeft = { readonly hours: number; readonly mins: number; readonly secs: number };

/** What a countdown shows; a second that has begun still counts, so that 0 0 0 is the end. */
export const timeLeft = (until: Instant, now: Instant): TimeLeft => {
  const all = Math.max(0, Math.ceil((until - now) / 1000));
  return { hours: Math.floor(all / 3600), mins: Math.floor(all / 60) % 60, secs: all % 60 };
};
