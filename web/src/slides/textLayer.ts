import type { ClipWindow, Line } from "./kinds/drawing.ts";

/** What the page shows beside a slide’s drawing; plain data, since the drawing may be made in a worker. */
export interface SlideTextLayer {
  /** Its words, where the settled drawing has them. */
  readonly lines: readonly Line[];
  /** Media whose pictures it shows. */
  readonly shown: readonly string[];
  /** Those of them that couldn’t be had. */
  readonly lost: readonly string[];
  /** Where its clips are seen. */
  readonly windows: readonly ClipWindow[];
}

/** A part of a slide’s words, in the lines it was broken into. */
export interface Part {
  readonly part: string;
  readonly lines: readonly Line[];
}

/** Lines that follow each other and say one thing. */
export const partsOf = (lines: readonly Line[]): readonly Part[] => {
  const parts: { part: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last?.part === line.part) last.lines.push(line);
    else parts.push({ part: line.part, lines: [line] });
  }
  return parts;
};
