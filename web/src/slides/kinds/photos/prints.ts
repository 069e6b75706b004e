import type { ShownMedium } from "../../shown.ts";
import type { Assets, Sheet } from "../drawing.ts";
import type { Setting } from "../lettering/index.ts";
import { mix, span, sway } from "../motion.ts";
import { stateOf } from "./frame.ts";
import type { Place } from "./places.ts";
import type { PrintKind } from "./print.ts";
import { comesAt, laidBy, leavesAt, type PrintPose, posePrint } from "./times.ts";

/** Prints of a slide, with their places. */
export interface Prints {
  readonly photos: readonly ShownMedium[];
  readonly places: readonly Place[];
  /** Where each is held before it is put down. */
  readonly held: Place;
  /** On the print itself, in its own units from its top left. */
  readonly caption: Setting | null;
}

const pose: PrintPose = { x: 0, y: 0, width: 0, turn: 0, up: 0, alpha: 1, put: 0 };
/** Room about a shadow’s rectangle for what is soft of it, in units. */
const soft = 5;
/** Seconds in which a polaroid comes out. */
const developing = 2.6;

/** A print’s own picture, as wide as it is held, or as it lies. */
const imageOf = (
  sheet: Sheet,
  assets: Assets,
  kind: PrintKind,
  prints: Prints,
  i: number,
  width: number,
): CanvasImageSource | null => {
  const medium = prints.photos[i];
  if (!medium) return null;
  const key = `print ${i} ${width.toFixed(1)} ${stateOf(assets, medium)}`;
  const shape = kind.shape(assets, medium);
  const across = width * Math.sqrt(shape / kind.usual);
  return assets.kept(sheet, key, across, across / shape, (part) =>
    kind.paint(part, assets, medium, prints.caption),
  );
};

/** The shadow of a print: near and dark where it lies, far, wide and pale where it is up. */
const layShadow = (
  sheet: Sheet,
  assets: Assets,
  kind: PrintKind,
  across: number,
  high: number,
): void => {
  const { pen, unit } = sheet;
  const image = assets.kept(sheet, "shadow", 40 + 2 * soft, 40 + 2 * soft, (part) => {
    part.pen.shadowColor = kind.shade;
    part.pen.shadowBlur = soft * 0.8 * unit;
    part.pen.shadowOffsetX = 1000 * unit;
    part.pen.fillRect((soft - 1000) * unit, soft * unit, 40 * unit, 40 * unit);
  });
  const { up } = pose;
  const wide = (across / 40) * (40 + 2 * soft) * unit * (1 + up * 0.08);
  const tall = (high / 40) * (40 + 2 * soft) * unit * (1 + up * 0.08);
  // light comes from above left, whichever way the print is turned
  const turn = (-pose.turn * Math.PI) / 180;
  const [dx, dy] = [(0.5 + up * 4) * unit, (1 + up * 11) * unit];
  pen.globalAlpha = pose.alpha * mix(0.5, 0.26, Math.min(1, up * 1.4));
  pen.drawImage(
    image,
    -wide / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    -tall / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    wide,
    tall,
  );
};

/** Lays one print in the pose that was worked out last. */
const layPrint = (
  sheet: Sheet,
  assets: Assets,
  kind: PrintKind,
  prints: Prints,
  i: number,
  pale: number,
): void => {
  const { pen, unit } = sheet;
  const medium = prints.photos[i];
  const place = prints.places[i];
  if (!medium || !place) return;
  const width = pose.width === place.width ? place.width : prints.held.width;
  const image = imageOf(sheet, assets, kind, prints, i, width);
  if (!image) return;
  const shape = kind.shape(assets, medium);
  // all are as large, however they are shaped
  const across = pose.width * Math.sqrt(shape / kind.usual);
  const high = across / shape;
  pen.save();
  pen.translate(pose.x * unit, pose.y * unit);
  pen.rotate((pose.turn * Math.PI) / 180);
  layShadow(sheet, assets, kind, across, high);
  pen.globalAlpha = pose.alpha;
  const wide = across * unit;
  pen.drawImage(image, -wide / 2, (-high / 2) * unit, wide, high * unit);
  if (place.haze && pose.put > 0) {
    pen.globalAlpha = pose.alpha * place.haze * pose.put;
    pen.fillStyle = kind.air ?? "#ffffff";
    pen.fillRect(-wide / 2, (-high / 2) * unit, wide, high * unit);
  }
  if (pale > 0) {
    pen.globalAlpha = pose.alpha * pale;
    pen.fillStyle = "#cfc4b4";
    const edge = wide * 0.055;
    pen.fillRect(-wide / 2 + edge, (-high / 2) * unit + edge, wide - 2 * edge, wide - 2 * edge);
  }
  pen.restore();
};

/** Poses the print at this place of its row; one that hangs moves a little in the air. */
const poseAt = (prints: Prints, kind: PrintKind, i: number, t: number): void => {
  const place = prints.places[i] ?? prints.held;
  posePrint(pose, t, i, prints.photos.length, prints.held, place);
  if (kind.hangs === 0) return;
  pose.up = Math.max(pose.up, kind.hangs);
  pose.y += sway(t, 6.4, i * 0.29) * 0.8;
  pose.turn = pose.turn * 0.8 + sway(t, 7.6, i * 0.43) * 0.7;
};

/** How many prints lie where they stay. */
const laid = (count: number, t: number): number => {
  let done = 0;
  while (done < count && t >= (count === 1 ? laidBy(1) : leavesAt(done, count) + 0.9)) done++;
  return done;
};

/** The ground with the first prints on it, as they lie. One more is laid on what is kept with one less. */
const pile = (
  sheet: Sheet,
  assets: Assets,
  kind: PrintKind,
  prints: Prints,
  count: number,
  ground: (part: Sheet) => void,
  isWhole: boolean,
): CanvasImageSource => {
  const states = prints.photos.slice(0, count).map((medium) => stateOf(assets, medium)[0]);
  return assets.kept(sheet, `pile ${count} ${states.join("")}`, 100, assets.height, (part) => {
    if (count === 0) {
      ground(part);
      return;
    }
    const from = isWhole ? 0 : count - 1;
    part.pen.imageSmoothingQuality = "high";
    part.pen.drawImage(pile(sheet, assets, kind, prints, from, ground, isWhole), 0, 0);
    for (let i = from; i < count; i++) {
      poseAt(prints, kind, i, Number.POSITIVE_INFINITY);
      layPrint(part, assets, kind, prints, i, 0);
    }
  });
};

/** Prints coming, being held and being put down one after the other. */
export const drawPrints = (
  sheet: Sheet,
  assets: Assets,
  kind: PrintKind,
  prints: Prints,
  ground: (part: Sheet) => void,
  t: number,
): void => {
  const count = prints.photos.length;
  const isStill = kind.hangs === 0;
  const done = isStill ? laid(count, t) : 0;
  const from = isStill && isDeveloping(prints, t) ? 0 : done;
  const under = pile(sheet, assets, kind, prints, from, ground, t === Number.POSITIVE_INFINITY);
  sheet.pen.drawImage(under, 0, 0);
  for (let i = from; i < count && t >= comesAt(i); i++) {
    poseAt(prints, kind, i, t);
    const pale = isStill ? 0.9 * (1 - span(t, comesAt(i) + 0.3, developing)) : 0;
    layPrint(sheet, assets, kind, prints, i, pale);
  }
};

/** Whether a single print lies already, and is still coming out. */
const isDeveloping = ({ photos }: Prints, t: number): boolean =>
  photos.length === 1 && t < comesAt(0) + 0.3 + developing;

/** Seconds after which prints that lie don’t change any more. */
export const printsRest = (count: number): number =>
  count === 1 ? comesAt(0) + 0.3 + developing : laidBy(count);
