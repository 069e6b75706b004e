import { makerOf, type ShownSlide } from "../../shown.ts";
import type { Assets, Face, Sheet } from "../drawing.ts";
import {
  inkLine,
  type Lettering,
  lettered,
  type Setting,
  sans,
  serif,
  setWords,
} from "../lettering/index.ts";
import type { Box } from "../photos/places.ts";

export const titleFace: Face = serif("620");
export const handFace: Face = lettered("Caveat", "700");
export const fromFace: Face = sans("750");

/** Title and name on something that is as large as they need: a card, a tape, a plate. Units. */
export interface Label {
  readonly title: Setting;
  readonly from: Setting;
  /** The thing itself; without words it has no size. */
  readonly box: Box;
  readonly lines: Setting["lines"];
}

interface LabelPlan {
  readonly face: Face;
  /** The widest it may be, and what is about its words. */
  readonly widest: number;
  readonly side: number;
  readonly edge: number;
  /** Its left edge, or its middle, and where it ends. */
  readonly left?: number;
  readonly middle?: number;
  readonly bottom: number;
  /** Heights of the title’s em, and of the title as a whole. */
  readonly most: number;
  readonly high: number;
  readonly from: number;
  readonly align?: Lettering["align"];
}

const widthOf = (setting: Setting): number =>
  Math.max(0, ...setting.lines.map(({ width }) => width));

/** Sets title and name, and what they stand on about them. */
export const labelOf = (slide: ShownSlide, assets: Assets, plan: LabelPlan): Label => {
  const inner = plan.widest - 2 * plan.side;
  const set = (part: string, text: string, face: Face, most: number, height: number) =>
    setWords(
      text,
      {
        ...{ part, face, most, height, align: "center" as const, stand: "top" as const },
        ...{ x: 0, y: 0, width: inner, least: 2.4, leading: 1.14, isEven: true },
      },
      assets,
    );
  const title = set("title", slide.title?.trim() ?? "", plan.face, plan.most, plan.high);
  const from = set("from", slide.subtitle?.trim() || makerOf(slide), fromFace, plan.from, 9);
  const hasBoth = title.lines.length > 0 && from.lines.length > 0;
  const gap = hasBoth ? 0.8 : 0;
  const words = title.bottom - title.top + gap + (from.bottom - from.top);
  if (words === 0) {
    const box = { x: plan.left ?? plan.middle ?? 50, y: plan.bottom, width: 0, height: 0 };
    return { title, from, box, lines: [] };
  }
  const width = Math.max(widthOf(title), widthOf(from)) + 2 * plan.side;
  const height = words + 2 * plan.edge;
  const x = plan.left ?? (plan.middle ?? 50) - width / 2;
  const y = plan.bottom - height;
  const moved = (setting: Setting, down: number): Setting => ({
    ...setting,
    lines: setting.lines.map((line) => ({
      ...line,
      x: line.x + x + width / 2 - inner / 2,
      y: line.y + down,
    })),
  });
  const placedTitle = moved(title, y + plan.edge - title.top);
  const placedFrom = moved(from, y + plan.edge + title.bottom - title.top + gap - from.top);
  return {
    title: placedTitle,
    from: placedFrom,
    box: { x, y, width, height },
    lines: [...placedTitle.lines, ...placedFrom.lines],
  };
};

/** Letters a label on a part that begins `left` and `top` units into the slide. */
export const inkLabel = (
  part: Sheet,
  label: Label,
  left: number,
  top: number,
  ink: string,
  fromInk: string,
): void => {
  part.pen.fillStyle = ink;
  for (const line of label.title.lines)
    inkLine(part, { ...line, x: line.x - left, y: line.y - top });
  part.pen.fillStyle = fromInk;
  for (const line of label.from.lines)
    inkLine(part, { ...line, x: line.x - left, y: line.y - top });
};

/** A label’s lines on a thing that lies askew, turned about its middle by so many degrees. */
export const turnedLines = ({ box, lines }: Label, turn: number): Setting["lines"] => {
  const angle = (turn * Math.PI) / 180;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return lines.map((line) => ({
    ...line,
    x: cx + (line.x - cx) * Math.cos(angle) - (line.y - cy) * Math.sin(angle),
    y: cy + (line.x - cx) * Math.sin(angle) + (line.y - cy) * Math.cos(angle),
    turn,
  }));
};
