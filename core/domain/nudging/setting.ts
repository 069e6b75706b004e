import type { StoryRecord } from "../story/record.ts";

/** What somebody changes of a card, as far as it moves what goes by itself. */
interface Change {
  readonly completion_date?: string | null | undefined;
  readonly auto_nudge?: boolean | undefined;
}
type Kept = Pick<StoryRecord, "nudge_from" | "nudge_on" | "note_on">;

/** The day to sign by, YYYY-MM-DD; null where none was chosen. */
export const signBy = ({ completion_date }: Pick<StoryRecord, "completion_date">): string | null =>
  completion_date?.slice(0, 10) ?? null;

/**
 * What follows from another day to sign by, or from turning nudges on or off: the card is looked at anew, and mornings
 * that were before it bring nothing.
 */
export const keptAfter = (
  story: Pick<StoryRecord, "completion_date" | "nudge_from">,
  change: Change,
  today: string,
): Partial<Kept> => {
  const { completion_date = story.completion_date } = change;
  const wasOn = story.nudge_from !== null;
  const isOn = change.auto_nudge ?? wasOn;
  const isMoved = completion_date !== story.completion_date;
  const look = completion_date ? today : null;
  return {
    ...(isMoved ? { note_on: look } : {}),
    ...(isMoved || isOn !== wasOn
      ? { nudge_from: isOn ? today : null, nudge_on: isOn ? look : null }
      : {}),
  };
};
