import { nextNudgeDay } from "#core/domain/nudging/next.ts";
import { signBy } from "#core/domain/nudging/setting.ts";
import { dayHere } from "#core/domain/reminder/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { type Story, storyStatus } from "#core/domain/story/index.ts";
import type { Instant } from "#core/kernel/index.ts";
import { isAskedToSign } from "./members.ts";

/** Whether nudges go by themselves before the day to sign by, when the next do where one is, and to how many. */
export interface Nudging {
  readonly isOn: boolean;
  /** YYYY-MM-DD; null while none was chosen, or where none is to come. */
  readonly day: string | null;
  readonly next: string | null;
  readonly reaches: number;
}

/** Nudges of a card that go by themselves until it is sent; null from then on (decision 0075). */
export const nudgingOf = (
  story: Story | null,
  members: readonly Role[],
  now: Instant,
): Nudging | null => {
  if (story === null || storyStatus(story) !== "draft") return null;
  const here = { day: dayHere(now), hour: new Date(now).getHours() };
  const day = signBy({ completion_date: story.completion_date ?? null });
  return {
    isOn: story.auto_nudge === true,
    day,
    next: day === null ? null : nextNudgeDay(day, here),
    reaches: members.filter(isAskedToSign).length,
  };
};
