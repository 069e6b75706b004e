import type { ShownSlide } from "../../shown.ts";
import type { Assets, Sheet } from "../drawing.ts";
import {
  inkLine,
  type Lettering,
  type PaintLine,
  type Setting,
  setWords,
  stripOf,
} from "../lettering/index.ts";
import { outCubic, span } from "../motion.ts";
import { dayOf } from "./day.ts";

/** The words about a day, as set. */
export interface DateWords {
  readonly title: Setting;
  readonly day: Setting;
}

/** Where a look has its words; lengths in units. The title stands above its day. */
export interface DatePlan {
  readonly title: Omit<Lettering, "part" | "x" | "width" | "y" | "height" | "align">;
  readonly day: Omit<Lettering, "part" | "x" | "width" | "y" | "height" | "align">;
  /** Top and bottom of the room for both, and what of it the day has at most. */
  readonly top: number;
  readonly bottom: number;
  readonly dayHigh: number;
}

const side = 7;

/** Sets the title, if there is one, and the whole date under it, both in the middle of their room. */
export const layDate = (slide: ShownSlide, assets: Assets, plan: DatePlan): DateWords =>
  assets.once("words", () => {
    const set = (part: string, text: string, look: DatePlan["title"], y: number, high: number) =>
      setWords(
        text,
        { ...look, part, align: "center", x: side, width: 100 - 2 * side, y, height: high },
        assets,
      );
    const words = slide.title?.trim() ?? "";
    const { whole } = dayOf(slide, assets);
    const room = plan.bottom - plan.top;
    if (words === "") {
      const day = set("day", whole, { ...plan.day, most: plan.day.most * 1.5 }, plan.top, room);
      return { title: set("title", "", plan.title, plan.top, 0), day };
    }
    const title = set(
      "title",
      words,
      { ...plan.title, stand: "top" },
      plan.top,
      room - plan.dayHigh,
    );
    const spare = (room - plan.dayHigh - (title.bottom - title.top)) / 2;
    const down = { ...plan.title, stand: "top" as const };
    const moved = set("title", words, down, plan.top + spare, room - plan.dayHigh - spare);
    const day = set("day", whole, { ...plan.day, stand: "top" }, moved.bottom + 1, plan.dayHigh);
    return { title: moved, day };
  });

/** How both are painted. */
export interface DateInks {
  readonly title: PaintLine;
  readonly day: PaintLine;
}

/** Letters in one ink. */
export const inked =
  (ink: string): PaintLine =>
  (part, line, dx, dy) => {
    part.pen.fillStyle = ink;
    inkLine(part, line, dx, dy);
  };

const show = (sheet: Sheet, assets: Assets, lines: Setting["lines"], k: number, ink: PaintLine) => {
  if (k === 0) return;
  const { pen, unit } = sheet;
  pen.globalAlpha = k;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, ink);
    pen.drawImage(strip.image, strip.x, strip.y + (1 - k) * 4 * unit);
  }
  pen.globalAlpha = 1;
};

/** Lets both come up, one after the other, from `at` seconds on. */
export const showDate = (
  sheet: Sheet,
  assets: Assets,
  { title, day }: DateWords,
  t: number,
  at: number,
  inks: DateInks,
): void => {
  show(sheet, assets, title.lines, outCubic(span(t, at, 0.6)), inks.title);
  show(sheet, assets, day.lines, outCubic(span(t, at + 0.3, 0.6)), inks.day);
};
