import { yearOf } from "#core/domain/slide/index.ts";
import type { Assets, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, type PaintLine, posePart, type SetLine, stripOf } from "../lettering/index.ts";
import { outBack, outCubic, span } from "../motion.ts";
import { wearInk } from "../paper/index.ts";
import {
  bylineFace,
  headFace,
  headlineFace,
  layNews,
  type NewsLayout,
  storyFace,
} from "./layout.ts";
import { ink, paintPage, paintStamp, paintTable, stampSide } from "./page.ts";

/** Seconds: the paper spins in, its headline is set word by word, and it is stamped. */
const spinning = 1;
const setting = { from: 1.05, between: 0.14, most: 0.9, each: 0.2 } as const;
const stamped = { at: 2.3, length: 0.32 } as const;
const rests = stamped.at + stamped.length;
/** How old a paper looks whose year is not known yet. */
const sampleYear = 1992;
/** Whole turns on its way. */
const turns = 2;

const print: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
  wearInk(part, 0.35);
};

const pose = { dx: 0, dy: 0, scaleX: 1, scaleY: 1 };

/** The headline’s words, each pressed on as the one before it stands. */
const setHeadline = (sheet: Sheet, assets: Assets, { headline }: NewsLayout, t: number): void => {
  const { lines } = headline;
  let count = 0;
  for (let i = 0; i < lines.length; i++) count += lines[i]?.words.length ?? 0;
  const between = Math.min(setting.between, setting.most / Math.max(1, count));
  let at = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) break;
    const strip = stripOf(sheet, assets, line, print);
    for (let k = 0; k < line.words.length; k++) {
      const part = span(t, setting.from + at * between, setting.each);
      at++;
      if (part === 0) return;
      layWord(sheet, strip, line, k, part);
    }
  }
};

const layWord = (
  sheet: Sheet,
  strip: ReturnType<typeof stripOf>,
  line: SetLine,
  k: number,
  part: number,
): void => {
  const word = line.words[k];
  if (!word) return;
  const half = 0.12 * line.size;
  const isLeft = word.left <= 0.001;
  const isRight = word.right >= line.width - 0.001;
  pose.scaleX = pose.scaleY = 1 + 0.35 * (1 - outCubic(part));
  sheet.pen.globalAlpha = part;
  posePart(
    sheet,
    strip,
    line,
    isLeft ? -line.size : word.left - half,
    isRight ? line.width + line.size : word.right + half,
    pose,
  );
  sheet.pen.globalAlpha = 1;
};

/** The stamp comes down on the picture’s corner. */
const stamp = (sheet: Sheet, assets: Assets, { picture, low }: NewsLayout, k: number): void => {
  if (k === 0) return;
  const { pen, unit } = sheet;
  const image = assets.kept(sheet, "stamp", stampSide, stampSide, paintStamp);
  const size = (1 + 1.4 * (1 - outBack(k, 1.4))) * low;
  const half = (stampSide / 2) * unit;
  pen.save();
  pen.globalAlpha = 0.86 * Math.min(1, k * 2);
  pen.translate((picture.x + 9 * low) * unit, (picture.y + picture.height - 3 * low) * unit);
  pen.rotate(-0.26);
  pen.scale(size, size);
  pen.drawImage(image, -half, -half);
  pen.restore();
};

/** The front page of a year: it spins in, is set, and is stamped (SLIDE-13, SLIDE-30..32). */
export const news: SlideDrawing = {
  faces: () => [headFace, headlineFace, storyFace, bylineFace],
  pictures: () => [],
  rests: () => rests,
  lines: (slide, assets) => {
    const { head, headline, story, from } = layNews(slide, assets);
    return [...head.lines, ...headline.lines, ...story.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const layout = layNews(slide, assets);
    const { height } = assets;
    pen.drawImage(assets.kept(sheet, "table", 100, height, paintTable), 0, 0);
    const paint = assets.once("page", () => {
      const year = yearOf(slide.date) ?? sampleYear;
      return (part: Sheet) => paintPage(part, layout, year);
    });
    const paper = assets.kept(sheet, "page", 100, height, paint);
    const come = outCubic(span(t, 0, spinning));
    if (come === 0) return;
    if (come < 1) {
      pen.save();
      pen.globalAlpha = Math.min(1, come * 3);
      pen.translate(50 * unit, (height / 2) * unit);
      pen.rotate((1 - come) * -turns * 2 * Math.PI);
      pen.scale(0.06 + 0.94 * come, 0.06 + 0.94 * come);
      pen.translate(-50 * unit, (-height / 2) * unit);
      pen.drawImage(paper, 0, 0);
      pen.restore();
      return;
    }
    pen.drawImage(paper, 0, 0);
    setHeadline(sheet, assets, layout, t);
    stamp(sheet, assets, layout, span(t, stamped.at, stamped.length));
  },
};
