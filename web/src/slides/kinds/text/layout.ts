import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face } from "../drawing.ts";
import { type Lettering, type Setting, setWords } from "../lettering/index.ts";
import { fromOf, messageOf } from "./words.ts";

/** Where a look has its words. Lengths in units. */
export interface TextPlan {
  readonly message: Omit<Lettering, "part" | "height">;
  /** Where the words end at the latest, those of who it is from included. */
  readonly bottom: number;
  readonly from: {
    readonly face: Face;
    readonly align: Lettering["align"];
    /** Height of its em: this part of the message’s, and no more or less than these. */
    readonly part: number;
    readonly least: number;
    readonly most: number;
    /** Before the name: a dash. */
    readonly sign?: string;
    /** It stands at the bottom, wherever the message ends. */
    readonly isLow?: boolean;
  };
}

/** A text as it is set. */
export interface TextLayout {
  readonly message: Setting;
  readonly from: Setting;
}

/** Between the message and who it is from, and from the top of a line to its next, in ems of the latter. */
const gap = 0.55;
const leading = 1.12;

/** How much of what is above and below its words a slide keeps that is less high than 5:7; 1 for one that is not. */
export const lowOf = ({ height }: Assets): number => Math.min(1, height / 140);

/** Sets a message as large as it fits with the name of who it is from under it. */
export const layText = (slide: ShownSlide, assets: Assets, plan: TextPlan): TextLayout => {
  const { x, y, width } = plan.message;
  const name = fromOf(slide);
  const setFrom = (size: number, top: number, height: number): Setting =>
    setWords(
      name && `${plan.from.sign ?? ""}${name}`,
      {
        part: "from",
        face: plan.from.face,
        align: plan.from.align,
        x,
        y: top,
        width,
        height,
        most: size,
        least: 2.4,
        leading,
        stand: plan.from.isLow ? "bottom" : "top",
      },
      assets,
    );
  const sizeOf = (message: number) =>
    Math.min(plan.from.most, Math.max(plan.from.least, message * plan.from.part));
  const high = plan.bottom - y;
  const setMessage = (reserve: number) =>
    setWords(
      messageOf(slide),
      { ...plan.message, part: "message", height: high - reserve },
      assets,
    );
  if (name === "") return { message: setMessage(0), from: setFrom(plan.from.least, y, 0) };
  // how large the name is follows from the message, and takes room from it
  const first = sizeOf(setMessage(plan.from.most * (gap + leading)).size);
  const message = setMessage(first * (gap + leading));
  const size = Math.min(first, sizeOf(message.size));
  const room = size * leading;
  const top = plan.from.isLow ? plan.bottom - room : message.bottom + size * gap;
  const from = setFrom(size, top, room + 0.01);
  if (plan.from.isLow || (plan.message.stand ?? "middle") !== "middle") return { message, from };
  // both together stand in the middle
  const spare = plan.bottom - from.bottom - (message.top - y);
  return { message: moved(message, spare / 2), from: moved(from, spare / 2) };
};

/** The same words, so many units lower. */
export const moved = (setting: Setting, down: number): Setting => ({
  ...setting,
  top: setting.top + down,
  bottom: setting.bottom + down,
  lines: setting.lines.map((line) => ({ ...line, y: line.y + down })),
});

/** How large what stands about the words is: 1 where little is said, `least` where much is. */
export const sceneryOf = (slide: ShownSlide, least: number): number => {
  const much = (graphemes(messageOf(slide)).length - 90) / 130;
  return 1 - Math.min(1, Math.max(0, much)) * (1 - least);
};
