import type { Sheet } from "../drawing.ts";
import { layStrip, type Pose, posePart, type SetLine, type Strip } from "../lettering/index.ts";

/** How a word stands that is so far in, 0 to 1, in a pose that is written into. */
export type Entrance = (
  pose: { -readonly [K in keyof Pose]: Pose[K] },
  part: number,
  line: SetLine,
) => number;

const pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1 };

/**
 * Lays the words of a line that are on their way in, each in its pose: `partOf` says how far the word that begins at a sign
 * is; the entrance answers how much of it is seen.
 */
export const enterLine = (
  sheet: Sheet,
  strip: Strip,
  line: SetLine,
  partOf: (before: number) => number,
  enter: Entrance,
): void => {
  const { words } = line;
  const last = words.at(-1);
  if (!last || partOf(words[0]?.before ?? 0) <= 0) return;
  if (partOf(last.before) >= 1) {
    layStrip(sheet, strip);
    return;
  }
  // a word has half of the blank on both of its sides, and what reaches beyond the line's ends
  const half = 0.12 * line.size;
  for (const word of words) {
    const part = partOf(word.before);
    if (part <= 0) continue;
    const isLeft = word.left <= 0.001;
    const isRight = word.right >= line.width - 0.001;
    pose.dx = pose.dy = 0;
    pose.scaleX = pose.scaleY = 1;
    sheet.pen.globalAlpha = enter(pose, part, line);
    posePart(
      sheet,
      strip,
      line,
      isLeft ? -line.size : word.left - half,
      isRight ? line.width + line.size : word.right + half,
      pose,
    );
  }
  sheet.pen.globalAlpha = 1;
};
