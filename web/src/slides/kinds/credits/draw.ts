import { seedOf } from "#adapters/webgl/basis/index.ts";
import { creditNames, creditsSeconds } from "#core/domain/slide/index.ts";
import type { Assets, PaintPart, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, type PaintLine, stripOf, writeLine } from "../lettering/index.ts";
import { inOutCubic, mix, outBack, outCubic, span } from "../motion.ts";
import { wearInk } from "../paper/index.ts";
import { atOnce, type CreditsLayout, layCredits, signedIn, titleFace } from "./layout.ts";
import { hangFlags, paintGround, strewHearts } from "./page.ts";
import { paintWash } from "./wash.ts";

const titleInk = "#b3283a";
/** Everybody has their own ink. */
const inks = ["#2b2a6b", "#8f1d3c", "#0f5a50", "#4a2560", "#7a3414"] as const;

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
/** The heart beats once when all names are there, and small ones come up about it. */
const beating = 1;
/** Seconds in which the wash runs. */
const running = 1.1;

const inkOf = (name: string): string => inks[seedOf(name) % inks.length] ?? inks[0];

const write: PaintLine = (part, line, dx, dy) => {
  part.pen.fillStyle = inkOf(line.text);
  inkLine(part, line, dx, dy);
  wearInk(part, 0.4);
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
    const strip = stripOf(sheet, assets, line, write);
    const alpha = Math.min(1, (y - top) / soft, (bottom - y) / soft);
    if (alpha <= 0) continue;
    pen.globalAlpha = alpha;
    pen.drawImage(strip.image, strip.x, strip.y + (y - (i + 0.5) * step) * unit);
  }
  pen.globalAlpha = 1;
};

const paintNames: PaintPart = (part, _slide, assets) => {
  for (const line of layCredits(assets).names) {
    part.pen.fillStyle = inkOf(line.text);
    inkLine(part, line);
  }
  wearInk(part, 0.4);
};

/** All names on the page: how they are left. */
const layNames = (sheet: Sheet, assets: Assets, k: number): void => {
  const all = assets.kept(sheet, "names", 100, assets.height, paintNames);
  sheet.pen.globalAlpha = k;
  sheet.pen.drawImage(all, 0, (1 - k) * 3 * sheet.unit);
  sheet.pen.globalAlpha = 1;
};

const paintHeart: PaintPart = (part, _slide, assets) => {
  const { heart, names } = layCredits(assets);
  // paler under many small names
  paintWash(part, heart, names.length > 7 ? 0.72 : 0.94);
};

/** Scales what is drawn next about the heart’s middle. */
const swell = ({ pen, unit }: Sheet, { heart }: CreditsLayout, scale: number): void => {
  pen.translate(heart.x * unit, heart.y * unit);
  pen.scale(scale, scale);
  pen.translate(-heart.x * unit, -heart.y * unit);
};

const drawTitle = (sheet: Sheet, assets: Assets, { title }: CreditsLayout, t: number): void => {
  const { pen, unit } = sheet;
  const k = outCubic(span(t, 0.1, 0.5));
  const down = Math.round((1 - outBack(k)) * 2 * unit) | 0;
  pen.globalAlpha = k;
  for (let i = 0; i < title.lines.length; i++) {
    const line = title.lines[i];
    if (!line) continue;
    const strip = stripOf(sheet, assets, line, head);
    pen.drawImage(strip.image, strip.x, strip.y + down);
  }
  pen.globalAlpha = 1;
};

/** Everybody who signed, each in their own hand on a heart; more than it holds roll by first (SLIDE-07, SLIDE-43). */
export const credits: SlideDrawing = {
  faces: ({ description }) => [titleFace, ...signedIn(creditNames(description))],
  pictures: () => [],
  rests: ({ description }) => restsAt(creditNames(description).length) + beating,
  lines: (_slide, assets) => {
    const { title, names } = layCredits(assets);
    return [...title.lines, ...names];
  },
  draw: (sheet, _slide, assets, t) => {
    const { pen } = sheet;
    const layout = layCredits(assets);
    const { names, rolled, heart } = layout;
    const rests = restsAt(names.length);
    const isOver = t >= rests + beating;
    pen.drawImage(assets.kept(sheet, "ground", 100, assets.height, paintGround), 0, 0);
    const run = outCubic(span(t, 0, running));
    const beat = span(t, rests, beating);
    const large = mix(0.5, 1, run) * (1 + 0.045 * Math.sin(Math.PI * 2 * beat) ** 2 * (1 - beat));
    pen.save();
    if (run < 1 || (beat > 0 && !isOver)) swell(sheet, layout, large);
    pen.globalAlpha = Math.min(1, run * 1.3);
    pen.drawImage(assets.kept(sheet, "wash", 100, assets.height, paintHeart), 0, 0);
    pen.globalAlpha = 1;
    if (rolled.length > 0) {
      const gathered = outCubic(span(t, rests - gathering, gathering));
      if (gathered > 0) layNames(sheet, assets, gathered);
      else rollNames(sheet, assets, layout, t);
    } else if (t >= rests) layNames(sheet, assets, 1);
    else writeNames(sheet, assets, layout, t);
    pen.restore();
    strewHearts(sheet, assets, heart, t, rests);
    hangFlags(sheet, assets, t);
    drawTitle(sheet, assets, layout, t);
  },
};
