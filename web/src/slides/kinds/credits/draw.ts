import { creditNames, creditsSeconds } from "#core/domain/slide/index.ts";
import type { Assets, PaintPart, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, type PaintLine, stripOf, writeLine } from "../lettering/index.ts";
import { inOutCubic, outBack, outCubic, span } from "../motion.ts";
import { wearInk } from "../paper/index.ts";
import { atOnce, type CreditsLayout, layCredits, nameFace, titleFace } from "./layout.ts";
import { drawHeart, paintGround } from "./page.ts";

const titleInk = "#b3283a";
const ink = "#2b2140";

/** Seconds: before the first name, between two (SLIDE-43), and for writing one. */
const before = 0.5;
const between = 0.3;
const writing = 0.5;
/** Names that roll stop this long before the slide is over; then all come together in this time. */
const still = 2.2;
const gathering = 1;

/** When the last of so many names is there, and all of them together. */
const restsAt = (count: number): number =>
  count > atOnce
    ? creditsSeconds(count) - still + gathering
    : before + between * Math.max(0, count - 1) + writing;
/** The heart beats once when all names are there. */
const beating = 0.8;

const print: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = ink;
  inkLine(part, line, dx, dy);
};
const write: PaintLine = (part, line, dx, dy) => {
  print(part, line, dx, dy);
  wearInk(part, 0.3);
};
const head: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = titleInk;
  inkLine(part, line, dx, dy);
};

/** Names as each is written in its place. */
const writeNames = (sheet: Sheet, assets: Assets, { names }: CreditsLayout, t: number): void => {
  for (let i = 0; i < names.length; i++) {
    const k = inOutCubic(span(t, before + between * i, writing));
    const line = names[i];
    if (k === 0 || !line) break;
    const strip = stripOf(sheet, assets, line, write);
    writeLine(sheet, strip, line, k);
  }
};

/** How many names, and how many units, fade at the window’s edges. */
const soft = 9;

/** Names as they roll by, from below the window to over it. */
const rollNames = (sheet: Sheet, assets: Assets, layout: CreditsLayout, t: number): void => {
  const { pen, unit } = sheet;
  const { rolled, step, top, bottom } = layout;
  const length = creditsSeconds(rolled.length) - still - before;
  const way = bottom - top + rolled.length * step;
  const up = way * span(t, before, length);
  // those that are in the window, and no others
  const first = Math.max(0, Math.floor((top - bottom + up) / step - 0.5));
  const last = Math.min(rolled.length - 1, Math.ceil(up / step - 0.5));
  for (let i = first; i <= last; i++) {
    const y = bottom - up + (i + 0.5) * step;
    const line = rolled[i];
    if (!line) continue;
    const strip = stripOf(sheet, assets, line, print);
    const alpha = Math.min(1, (y - top) / soft, (bottom - y) / soft);
    if (alpha <= 0) continue;
    pen.globalAlpha = alpha;
    pen.drawImage(strip.image, strip.x, strip.y + (y - (i + 0.5) * step) * unit);
  }
  pen.globalAlpha = 1;
};

const paintNames: PaintPart = (part, _slide, assets) => {
  part.pen.fillStyle = ink;
  for (const line of layCredits(assets).names) inkLine(part, line);
  wearInk(part, 0.3);
};

/** All names on the page: how one that rolled is left. */
const gatherNames = (sheet: Sheet, assets: Assets, k: number): void => {
  const all = assets.kept(sheet, "names", 100, assets.height, paintNames);
  sheet.pen.globalAlpha = k;
  sheet.pen.drawImage(all, 0, (1 - k) * 3 * sheet.unit);
  sheet.pen.globalAlpha = 1;
};

/** Everybody who signed, one a line; more than fit roll by, and stand together in the end (SLIDE-07, SLIDE-43). */
export const credits: SlideDrawing = {
  faces: () => [titleFace, nameFace],
  pictures: () => [],
  rests: ({ description }) => restsAt(creditNames(description).length) + beating,
  lines: (_slide, assets) => {
    const { title, names } = layCredits(assets);
    return [...title.lines, ...names];
  },
  draw: (sheet, _slide, assets, t) => {
    const { pen, unit } = sheet;
    const layout = layCredits(assets);
    const { title, names, rolled } = layout;
    pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    const rests = restsAt(names.length);
    drawHeart(sheet, assets, t, rests, beating);
    const k = outCubic(span(t, 0, 0.5));
    pen.globalAlpha = k;
    for (let i = 0; i < title.lines.length; i++) {
      const line = title.lines[i];
      if (!line) continue;
      const strip = stripOf(sheet, assets, line, head);
      pen.drawImage(strip.image, strip.x, strip.y + (1 - outBack(k)) * 2 * unit);
    }
    pen.globalAlpha = 1;
    if (rolled.length === 0) {
      writeNames(sheet, assets, layout, t);
      return;
    }
    const gathered = outCubic(span(t, rests - gathering, gathering));
    if (gathered > 0) gatherNames(sheet, assets, gathered);
    else rollNames(sheet, assets, layout, t);
  },
};
