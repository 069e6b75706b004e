import type { Assets, Sheet } from "../drawing.ts";
import {
  layStrip,
  type PaintLine,
  type Pose,
  posePart,
  type SetLine,
  stripOf,
  writeLine,
} from "../lettering/index.ts";
import { span } from "../motion.ts";
import type { TextLayout } from "./layout.ts";
import type { WritingTimes } from "./writing.ts";

/** How a word stands that is so far in, 0 to 1, in a pose that is written into. */
export type Entrance = (
  pose: { -readonly [K in keyof Pose]: Pose[K] },
  part: number,
  line: SetLine,
) => number;

/** How the words of a look are painted, and how they come. */
export interface Coming {
  readonly paint: PaintLine;
  readonly enter: Entrance;
  /** Seconds that one of them takes. */
  readonly length: number;
  /** How the name is painted that is signed after them. */
  readonly sign: PaintLine;
}

const pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1 };

/** Lays the words of a line that are on their way in, each in its pose; one sign begins `pace` seconds after the other. */
const enterLine = (
  sheet: Sheet,
  assets: Assets,
  line: SetLine,
  { paint, enter, length }: Coming,
  from: number,
  pace: number,
  t: number,
): void => {
  const { words } = line;
  const first = words[0];
  const last = words[words.length - 1];
  if (!first || !last || span(t, from + first.before * pace, length) <= 0) return;
  const strip = stripOf(sheet, assets, line, paint);
  if (span(t, from + last.before * pace, length) >= 1) {
    layStrip(sheet, strip);
    return;
  }
  // a word has half of the blank on both of its sides, and what reaches beyond the line's ends
  const half = 0.12 * line.size;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? first;
    const part = span(t, from + word.before * pace, length);
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

/** Lays the words that have come by now, one after the other, and then who they are from. */
export const enterWords = (
  sheet: Sheet,
  assets: Assets,
  { message, from }: TextLayout,
  times: WritingTimes,
  coming: Coming,
  t: number,
): void => {
  const pace = Math.max(0.01, times.length - coming.length) / message.signs;
  for (let i = 0; i < message.lines.length; i++) {
    const line = message.lines[i];
    if (line) enterLine(sheet, assets, line, coming, times.from, pace, t);
  }
  const signed = span(t, times.signed, times.signing) * from.signs;
  for (let i = 0; i < from.lines.length && signed > 0; i++) {
    const line = from.lines[i];
    if (line) writeLine(sheet, stripOf(sheet, assets, line, coming.sign), line, signed);
  }
};
