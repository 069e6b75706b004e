import { graphemes } from "#core/kernel/index.ts";
import type { Assets, Face, Line } from "../drawing.ts";
import { directionOf, isJoined } from "./direction.ts";
import { fitWords, type Room } from "./fit.ts";

/** A word of a line. Lengths in units. */
export interface SetWord {
  readonly text: string;
  /** Its left and right edge, from the line’s own left. */
  readonly left: number;
  readonly right: number;
  /** Signs of the text before it, and its own. */
  readonly before: number;
  readonly signs: number;
  readonly isJoined: boolean;
}

export interface SetLine extends Line {
  /** Its name within the slide. */
  readonly key: string;
  readonly words: readonly SetWord[];
}

/** A text with its place on a slide. */
export interface Setting {
  readonly lines: readonly SetLine[];
  readonly size: number;
  readonly leading: number;
  /** Where its first line begins and its last one ends, in units. */
  readonly top: number;
  readonly bottom: number;
  /** How many signs it has, as people count them. */
  readonly signs: number;
  readonly direction: "ltr" | "rtl";
}

export interface Lettering extends Room {
  readonly part: string;
  readonly face: Face;
  readonly align: "start" | "center" | "end";
  readonly x: number;
  readonly y: number;
  /** Where the lines stand in their room; its middle by default. */
  readonly stand?: "top" | "middle" | "bottom";
}

/** From the top of a line down to where its letters stand, in ems of letters, apart from the leading. */
const baseline = 0.34;

/** Sets a text: as large as it fits, its lines and words in their places. */
export const setWords = (text: string, look: Lettering, assets: Assets): Setting => {
  const measure = (run: string) => assets.measure(run, look.face);
  const direction = directionOf(text);
  if (text.trim() === "")
    return {
      lines: [],
      size: look.most,
      leading: look.leading,
      top: look.y,
      bottom: look.y,
      signs: 0,
      direction,
    };
  const { size, lines } = fitWords(text, look, measure);
  const step = size * look.leading;
  const high = lines.length * step;
  const spare = Math.max(0, look.height - high);
  const stand = look.stand ?? "middle";
  const top = look.y + (stand === "top" ? 0 : stand === "bottom" ? spare : spare / 2);
  let before = 0;
  const set = lines.map((line, row): SetLine => {
    const width = measure(line.text) * size;
    const atLeft =
      look.align === "center" ? 0.5 : (look.align === "start") === (direction === "ltr") ? 0 : 1;
    const words: SetWord[] = [];
    let place = 0;
    for (const run of line.text.split(/(\s+)/)) {
      const signs = graphemes(run).length;
      if (run.trim() !== "") {
        const from = measure(line.text.slice(0, place)) * size;
        const to = measure(line.text.slice(0, place + run.length)) * size;
        words.push({
          text: run,
          left: direction === "ltr" ? from : width - to,
          right: direction === "ltr" ? to : width - from,
          before,
          signs,
          isJoined: isJoined(run),
        });
      }
      before += signs;
      place += run.length;
    }
    before += line.after === "" ? 0 : 1;
    const isLast = row === lines.length - 1;
    return {
      part: look.part,
      key: `${look.part} ${row}`,
      text: isLast ? line.text : line.text + line.after,
      x: look.x + (look.width - width) * atLeft,
      y: top + row * step + step / 2 + size * baseline,
      width,
      size,
      face: look.face,
      direction,
      words,
    };
  });
  return {
    lines: set,
    size,
    leading: look.leading,
    top,
    bottom: top + high,
    signs: Math.max(1, before - 1),
    direction,
  };
};
