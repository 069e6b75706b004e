import { seedOf } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import { inOutCubic, mix, outBack, outCubic, span, sway } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import type { Box } from "../../photos/places.ts";
import {
  type ClipTimes,
  clipOf,
  cut,
  isOpen,
  lay,
  shapeOfClip,
  still,
  stillOf,
  timesOf,
} from "../clip.ts";
import type { VideoLook } from "../look.ts";
import { fromFace, inkLabel, type Label, labelOf, titleFace } from "../words.ts";
import { type FrameTint, paintFrame, wood } from "./frame.ts";
import { beyond, paintSun } from "./wall.ts";

/** What a framed print hangs on. */
export interface Wall {
  /** Whose words this wall has: one that has a name keeps its parts apart. */
  tint(slide: ShownSlide): string;
  paint(part: Sheet, tint: string, ledge: number, isWide: boolean): void;
  readonly frame: FrameTint;
  /** The window’s light, and how much of it. */
  readonly sun: string;
  /** The plate stands in the middle, whatever the print is like. */
  readonly isCentred?: boolean;
  readonly plate: { readonly paper: string; readonly ink: string; readonly from: string };
}

/** Room about the print within its frame, and for the frame on the wall. Units. */
const mat = 6.6;
const top = 14;
/** How wide a print may be. */
const widest = 67;
/** Room for shadows about a part, in units. */
const soft = 9;

interface Layout {
  readonly print: Box;
  readonly outer: Box;
  readonly label: Label;
  readonly ledge: number;
  readonly times: ClipTimes;
  readonly tint: string;
}

/** Seconds in which the frame comes to hang still. */
const hanging = 1.4;

const layoutOf = (wall: Wall, slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const ledge = height - Math.max(9, height * 0.085);
    const shape = shapeOfClip(clipOf(slide), assets);
    const isWide = shape > 0.85;
    const label = labelOf(slide, assets, {
      face: titleFace,
      ...{ widest: isWide ? 66 : 80, side: 4, edge: 2.4, bottom: ledge - 0.4 },
      ...(isWide && !wall.isCentred ? { left: 6 } : { middle: 50 }),
      ...{ most: 6.2, high: 14, from: 3.2 },
    });
    // a high print may stand behind its plate a little
    const foot = label.box.height > 0 ? label.box.y + (isWide ? -7 : 1.5) : ledge - 12;
    const room = foot - top - 2 * (mat + wood) - 1.6;
    const across = Math.max(20, Math.min(widest, room * shape));
    const down = across / shape;
    const outer = {
      width: across + 2 * (mat + wood),
      height: down + 2 * (mat + wood) + 1.6,
    };
    const y = top + Math.max(0, foot - top - outer.height) * 0.42;
    const x = 50 - outer.width / 2;
    return {
      outer: { x, y, ...outer },
      print: { x: x + mat + wood, y: y + mat + wood, width: across, height: down },
      label,
      ledge,
      times: timesOf(slide, assets),
      tint: wall.tint(slide),
    };
  });

/** The clip’s still as an old print: without colour, warm and a little pale. */
const fade = ({ pen, width, height }: Sheet): void => {
  for (const [mode, tint] of [
    ["saturation", "#808080"],
    ["color", "#b9936a"],
    ["screen", "#4a3a2c"],
  ] as const) {
    pen.globalCompositeOperation = mode;
    pen.globalAlpha = mode === "color" ? 0.55 : 1;
    pen.fillStyle = tint;
    pen.fillRect(0, 0, width, height);
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = "source-over";
};

/** A round patch that fades at its edge: colour wells up in it. */
const paintPatch = ({ pen, width }: Sheet): void => {
  const half = width / 2;
  const spot = pen.createRadialGradient(half, half, half * 0.62, half, half, half);
  spot.addColorStop(0, "rgb(0 0 0 / 1)");
  spot.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = spot;
  pen.fillRect(0, 0, width, width);
};

/** The pane before the print: what it mirrors, and the shade of the mat at its upper edges. */
const paintGlass = (part: Sheet, { print }: Layout): void => {
  const { pen, unit, width, height } = part;
  for (const [dx, dy, reach, dark] of [
    [0, 1, 2.4, 0.4],
    [1, 0, 1.8, 0.3],
  ] as const) {
    const shade = pen.createLinearGradient(0, 0, dx * reach * unit, dy * reach * unit);
    shade.addColorStop(0, seen("#1c1408", dark));
    shade.addColorStop(1, seen("#1c1408", 0));
    pen.fillStyle = shade;
    pen.fillRect(0, 0, width, height);
  }
  const gleam = pen.createLinearGradient(0, 0, width * 0.6, height);
  gleam.addColorStop(0, seen("#ffffff", 0.16));
  gleam.addColorStop(0.34, seen("#ffffff", 0.04));
  gleam.addColorStop(0.345, seen("#ffffff", 0));
  pen.fillStyle = gleam;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#1c1408", 0.35);
  pen.lineWidth = Math.max(0.6, 0.2 * unit);
  pen.strokeRect(0, 0, print.width * unit, print.height * unit);
};

/** A band of light that crosses the pane. */
const sheen = 24;
const paintSheen = ({ pen, width, height }: Sheet): void => {
  const band = pen.createLinearGradient(0, 0, width, height * 0.12);
  band.addColorStop(0, seen("#ffffff", 0));
  band.addColorStop(0.42, seen("#ffffff", 0.34));
  band.addColorStop(0.62, seen("#ffffff", 0.5));
  band.addColorStop(0.7, seen("#ffffff", 0.2));
  band.addColorStop(1, seen("#ffffff", 0));
  pen.fillStyle = band;
  pen.fillRect(0, 0, width, height);
};

const paintPlate = (part: Sheet, wall: Wall, { label }: Layout): void => {
  const { pen, unit } = part;
  const { width, height, x, y } = label.box;
  castShadow(part, "#1c2436", 0.42, 0.9, 2.4);
  pen.fillStyle = wall.plate.paper;
  pen.beginPath();
  pen.roundRect(soft * unit, soft * unit, width * unit, height * unit, 0.4 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  pen.clip();
  const fall = pen.createLinearGradient(
    soft * unit,
    soft * unit,
    (soft + width) * unit,
    (soft + height) * unit,
  );
  fall.addColorStop(0, seen("#ffffff", 0.7));
  fall.addColorStop(1, seen("#8a6a4a", 0.12));
  pen.fillStyle = fall;
  pen.fillRect(0, 0, part.width, part.height);
  layGrain(part, 0.24);
  pen.restore();
  inkLabel(part, label, x - soft, y - soft, wall.plate.ink, wall.plate.from);
};

/** The frame on its string, with its shadow on the wall: a part `soft` units larger on all sides, and a nail above. */
const nail = 9;
const paintHung = (part: Sheet, wall: Wall, { outer, print }: Layout): void => {
  const { pen, unit } = part;
  const [x, y] = [soft, soft + nail];
  const middle = x + outer.width / 2;
  pen.strokeStyle = seen("#3c2f28", 0.75);
  pen.lineWidth = Math.max(0.7, 0.24 * unit);
  pen.beginPath();
  pen.moveTo((x + outer.width * 0.24) * unit, (y + 0.6) * unit);
  pen.lineTo(middle * unit, soft * unit);
  pen.lineTo((x + outer.width * 0.76) * unit, (y + 0.6) * unit);
  pen.stroke();
  pen.fillStyle = "#1c2436";
  for (const [down, blur, dark] of [
    [0.9, 1.6, 0.45],
    [4.6, 7.6, 0.42],
  ] as const) {
    castShadow(part, "#1c2436", dark, down, blur);
    pen.fillRect(x * unit, y * unit, outer.width * unit, outer.height * unit);
  }
  pen.shadowColor = "transparent";
  const inside = { ...print, x: print.x - outer.x + x, y: print.y - outer.y + y };
  paintFrame(part, { ...outer, x, y }, inside, wall.frame);
  pen.fillStyle = "#6b5a48";
  pen.beginPath();
  pen.arc(middle * unit, soft * unit, 0.75 * unit, 0, 7);
  pen.fill();
  pen.fillStyle = seen("#ffffff", 0.6);
  pen.beginPath();
  pen.arc((middle - 0.2) * unit, (soft - 0.2) * unit, 0.28 * unit, 0, 7);
  pen.fill();
};

const faded = still("faded", fade);
/** Keeps what is drawn next within a box. */
const clipTo = ({ pen, unit }: Sheet, { x, y, width, height }: Box): void => {
  pen.beginPath();
  pen.rect(x * unit, y * unit, width * unit, height * unit);
  pen.clip();
};
/** Turns what is drawn next about its nail, until the pen is restored. */
const swing = ({ pen, unit }: Sheet, outer: Box, come: number, turn: number): void => {
  const at = outer.y - nail;
  pen.save();
  pen.globalAlpha = come;
  pen.translate(50 * unit, at * unit);
  pen.rotate(turn);
  pen.translate(-50 * unit, (-at - (1 - come) * 7) * unit);
};

/** When light runs over the glass: as the print is first looked at, and when its clip is over. */
const firstSheen = 0.6;

/** A print in a frame that comes alive when one looks at it: a photograph at first, its colour wells up, and it moves. */
export const framed = (wall: Wall): VideoLook => {
  const ownRoom: PaintPart = (part, slide, assets) => {
    const { print, tint, ledge } = layoutOf(wall, slide, assets);
    wall.paint(part, tint, ledge, print.width > print.height * 0.9);
  };
  const ownSun: PaintPart = (part) => paintSun(part, wall.sun);
  const ownHung: PaintPart = (part, slide, assets) =>
    paintHung(part, wall, layoutOf(wall, slide, assets));
  const ownPlate: PaintPart = (part, slide, assets) =>
    paintPlate(part, wall, layoutOf(wall, slide, assets));
  const ownGlass: PaintPart = (part, slide, assets) =>
    paintGlass(part, layoutOf(wall, slide, assets));
  const paints = { room: ownRoom, sun: ownSun, hung: ownHung, plate: ownPlate, glass: ownGlass };

  const layBand = (sheet: Sheet, assets: Assets, print: Box, t: number, from: number): void => {
    const k = span(t, from, 1.3);
    if (k === 0 || k === 1) return;
    const { pen, unit } = sheet;
    const band = assets.kept(sheet, "sheen", sheen, print.height, paintSheen);
    pen.save();
    clipTo(sheet, print);
    const x = print.x + mix(-sheen, print.width, inOutCubic(k));
    pen.drawImage(band, x * unit, print.y * unit, sheen * unit, print.height * unit);
    pen.restore();
  };

  const drawPrint = (
    sheet: Sheet,
    slide: ShownSlide,
    assets: Assets,
    layout: Layout,
    t: number,
  ): void => {
    const { pen, unit } = sheet;
    const { print, times } = layout;
    const clip = clipOf(slide);
    const open = isOpen(assets, clip, t, times.lead);
    // colour wells up about where its clip begins
    const alive = inOutCubic(span(t, times.lead - 0.5, 1.4));
    const picture = alive < 1 || !open ? stillOf(sheet, assets, clip, print) : null;
    if (alive === 1) {
      if (open) cut(sheet, print);
      else if (picture) lay(sheet, picture, print);
    } else {
      lay(sheet, stillOf(sheet, assets, clip, print, faded), print);
      if (alive > 0) {
        const radius = Math.hypot(print.width, print.height) * 0.78 * alive;
        const patch = assets.kept(sheet, "patch", 40, 40, paintPatch);
        pen.save();
        clipTo(sheet, print);
        pen.globalCompositeOperation = "destination-out";
        const x = (print.x + print.width * 0.4 - radius) * unit;
        const y = (print.y + print.height * 0.56 - radius) * unit;
        const side = 2 * radius * unit;
        pen.drawImage(patch, x, y, side, side);
        if (!open && picture) {
          pen.globalCompositeOperation = "destination-over";
          lay(sheet, picture, print);
        }
        pen.restore();
      }
    }
    const glass = assets.kept(sheet, "glass", print.width, print.height, paints.glass);
    lay(sheet, glass, print);
    layBand(sheet, assets, print, t, firstSheen);
    layBand(sheet, assets, print, t, times.end);
  };

  const layPlate = (sheet: Sheet, assets: Assets, box: Box, t: number): void => {
    const shown = span(t, 0.6, 0.2);
    if (shown === 0) return;
    const { pen, unit } = sheet;
    const up = outBack(span(t, 0.6, 0.55));
    const about = 2 * soft;
    const plate = assets.kept(sheet, "plate", box.width + about, box.height + about, paints.plate);
    pen.globalAlpha = shown;
    pen.drawImage(plate, (box.x - soft) * unit, (box.y - soft + (1 - up) * 6) * unit);
    pen.globalAlpha = 1;
  };

  return {
    faces: [titleFace, fromFace],
    window: (slide, assets) => layoutOf(wall, slide, assets).print,
    lines: (slide, assets) => layoutOf(wall, slide, assets).label.lines,
    draw: (sheet, slide, assets, t) => {
      const layout = layoutOf(wall, slide, assets);
      const { pen, unit } = sheet;
      const { outer, label } = layout;
      pen.drawImage(assets.kept(sheet, "room", 100, assets.height, paints.room), 0, 0);
      const come = outCubic(span(t, 0, 0.7));
      // it swings on its nail, less and less, and is still when its clip begins
      const turn =
        t >= hanging
          ? 0
          : Math.exp(-t * 2) * Math.sin(t * 6.4) * 0.05 * (1 - span(t, 0.8, hanging - 0.8));
      if (t < hanging) swing(sheet, outer, come, turn);
      const wide = outer.width + 2 * soft;
      const hung = assets.kept(sheet, "hung", wide, outer.height + 2 * soft + nail, paints.hung);
      pen.drawImage(hung, (outer.x - soft) * unit, (outer.y - soft - nail) * unit);
      if (t < hanging) pen.restore();
      // it falls on the frame, and not through the glass
      const high = assets.height + 2 * beyond;
      const sun = assets.kept(sheet, "sun", 100 + 2 * beyond, high, paints.sun);
      const dx = sway(t, 25) * 1.6 - beyond;
      const dy = sway(t, 9.4, 0.2) * 0.5 - beyond;
      pen.globalAlpha = 0.36;
      pen.drawImage(sun, dx * unit, dy * unit);
      pen.globalAlpha = 1;
      if (t >= hanging) drawPrint(sheet, slide, assets, layout, t);
      else if (come > 0.02) {
        swing(sheet, outer, come, turn);
        drawPrint(sheet, slide, assets, layout, t);
        pen.restore();
      }
      if (label.lines.length > 0) layPlate(sheet, assets, label.box, t);
    },
  };
};

/** Which of some colours a slide has: always the same one. */
export const oneOf = <T>(all: readonly [T, ...T[]], slide: ShownSlide): T =>
  all[seedOf(slide.media[0]?.id ?? slide.id) % all.length] ?? all[0];
