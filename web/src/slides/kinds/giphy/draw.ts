import { makerOf, type ShownMedium, type ShownSlide } from "../../shown.ts";
import type {
  Assets,
  KeptPart,
  Line,
  MovingPicture,
  PaintPart,
  Sheet,
  SlideDrawing,
} from "../drawing.ts";
import { inkLine, lettered, type Setting, serif, setWords } from "../lettering/index.ts";
import { inOutCubic, mix, outBack, outCubic, span } from "../motion.ts";
import { castShadow, layGrain, seen } from "../paper/index.ts";
import type { Box } from "../photos/places.ts";
import { isOpen } from "../video/clip.ts";
import { drawDoodles } from "./doodles.ts";
import {
  cutOf,
  glossOf,
  isCutOut,
  paintBlank,
  paintPrint,
  paintTape,
  type Sticker,
  shadowOf,
  sidesOf,
} from "./sticker.ts";

const titleFace = serif("640");
const handFace = lettered("Covered By Your Grace");
const ink = "#2b2140";

/** When it is pressed: its GIF moves from then on. Seconds. */
const pressed = 0.95;
const falls = 0.35;
/** How it lies in the end. Radians. */
const askew = -0.055;

/** Its GIF as a picture among others. */
const pictureOf = ({ gif, giphy_id }: ShownSlide): ShownMedium | null =>
  gif && giphy_id
    ? { id: giphy_id, type: "photo", url: gif.url, thumbnail_url: gif.still_url ?? gif.url }
    : null;

interface Layout {
  readonly title: Setting;
  readonly from: Setting;
  readonly tape: Box | null;
  /** The middle of what is stuck, and its sides. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const low = Math.min(1, height / 140);
    const title = setWords(
      slide.title?.trim() ?? "",
      {
        ...{ part: "title", face: titleFace, align: "center", stand: "top", isEven: true },
        ...{
          x: 8,
          width: 84,
          y: 9 * low,
          height: 23 * low,
          most: 9.4 * low,
          least: 3,
          leading: 1.08,
        },
      },
      assets,
    );
    const from = setWords(
      slide.subtitle?.trim() || makerOf(slide),
      {
        ...{ part: "from", face: handFace, align: "center", stand: "bottom" },
        ...{
          x: 12,
          width: 76,
          y: height - 17.5 * low,
          height: 7 * low,
          most: 5.6 * low,
          least: 2.6,
        },
        leading: 1.15,
      },
      assets,
    );
    const [line] = from.lines;
    const tape = line
      ? {
          x: 50 - line.width / 2 - 6,
          y: from.top - 1.2,
          width: line.width + 12,
          height: from.bottom - from.top + 2.4,
        }
      : null;
    const top = title.lines.length > 0 ? title.bottom : 8;
    const foot = tape ? tape.y : height - 8;
    const room = Math.min(68, foot - top - 14);
    const { gif } = slide;
    const shape = gif && gif.width > 0 && gif.height > 0 ? gif.width / gif.height : 1;
    const width = shape > 1 ? room : room * shape;
    return { title, from, tape, x: 50, y: top + (foot - top) * 0.51, width, height: width / shape };
  });

/** A page of a sketchbook, dotted, darker at its gutter. */
const paintPage = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const fall = pen.createLinearGradient(0, 0, width, height);
  fall.addColorStop(0, "#fff8ee");
  fall.addColorStop(1, "#ffe8d8");
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = seen("#d98f7a", 0.24);
  for (let y = 5; y * unit < height; y += 4.6)
    for (let x = 3.8; x < 100; x += 4.6) {
      pen.beginPath();
      pen.arc(x * unit, y * unit, 0.26 * unit, 0, 7);
      pen.fill();
    }
  const gutter = pen.createLinearGradient(0, 0, 7 * unit, 0);
  gutter.addColorStop(0, seen("#7a3a2a", 0.24));
  gutter.addColorStop(1, seen("#7a3a2a", 0));
  pen.fillStyle = gutter;
  pen.fillRect(0, 0, 7 * unit, height);
  layGrain(part, 0.5);
};

/** Seconds for which the rays turn: from then on nothing below the doodles moves. */
const turning = 3;
const rayTint = seen("#ffbf86", 0.3);
let rays: Path2D | undefined;
/** Fourteen rays about 0, 0 that reach as far as 1. */
const makeRays = (): Path2D => {
  const path = new Path2D();
  for (let i = 0; i < 14; i++) {
    const from = (i / 14) * 2 * Math.PI;
    const to = from + Math.PI / 14;
    path.moveTo(0, 0);
    path.lineTo(Math.cos(from), Math.sin(from));
    path.lineTo(Math.cos(to), Math.sin(to));
    path.closePath();
  }
  return path;
};

/** Rays of paper about the sticker, that turn slowly. */
const drawRays = ({ pen, unit }: Sheet, { x, y }: Layout, t: number): void => {
  const reach = 130 * outCubic(span(t, pressed - 0.04, 0.55)) * unit;
  if (reach === 0) return;
  rays ??= makeRays();
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.rotate(Math.min(t, turning) * 0.045);
  pen.scale(reach, reach);
  pen.fillStyle = rayTint;
  pen.fill(rays);
  pen.restore();
};

/** A rosette of two sheets with scalloped edges: a part of 100 a side. */
const paintRosette = (part: Sheet): void => {
  const { pen, unit, width } = part;
  for (const [tint, size, turn] of [
    ["#f9c74f", 1, 0],
    ["#fff8ee", 0.91, 0.16],
  ] as const) {
    castShadow(part, "#9c4a32", 0.36, 0.9, 2.6);
    pen.fillStyle = tint;
    pen.beginPath();
    for (let i = 0; i <= 240; i++) {
      const at = (i / 240) * 2 * Math.PI + turn;
      const reach = 44 * size * (0.98 + 0.035 * Math.abs(Math.sin((at - turn) * 11))) * unit;
      pen.lineTo(width / 2 + Math.cos(at) * reach, width / 2 + Math.sin(at) * reach);
    }
    pen.fill();
  }
  pen.shadowColor = "transparent";
  pen.strokeStyle = seen("#f2a25b", 0.55);
  pen.lineWidth = 0.35 * unit;
  pen.setLineDash([1.6 * unit, 1.5 * unit]);
  pen.beginPath();
  pen.arc(width / 2, width / 2, 36.6 * unit, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.4);
  pen.globalCompositeOperation = "source-over";
};

/** Which ways lines fly off. */
const impacts = Array.from({ length: 16 }, (_, i) => {
  const turn = (i / 16) * 2 * Math.PI + 0.1;
  return { x: Math.cos(turn), y: Math.sin(turn) };
});

/** Lines that fly off where it was pressed. */
const drawImpact = ({ pen, unit }: Sheet, { x, y, width, height }: Layout, t: number): void => {
  const k = span(t, pressed, 0.45);
  if (k === 0 || k === 1) return;
  const from = Math.hypot(width, height) * 0.5 + 4 + k * 9;
  const long = (1 - k) * 6;
  pen.strokeStyle = ink;
  pen.lineWidth = 0.75 * unit;
  pen.lineCap = "round";
  pen.beginPath();
  const to = from + long;
  for (let i = 0; i < impacts.length; i++) {
    const way = impacts[i];
    if (!way) break;
    pen.moveTo((x + way.x * from) * unit, (y + way.y * from) * unit);
    pen.lineTo((x + way.x * to) * unit, (y + way.y * to) * unit);
  }
  pen.stroke();
};

/** The picture that is seen at a time: the GIF goes round and round, and stands on its first one when it is settled. */
const imageAt = (
  moving: MovingPicture | null | undefined,
  still: ImageBitmap,
  t: number,
): ImageBitmap => {
  if (!moving || !Number.isFinite(t)) return still;
  const { images, ends } = moving;
  const length = ends[ends.length - 1] ?? 0;
  if (length <= 0) return still;
  const at = Math.max(0, t - pressed) % length;
  for (let i = 0; i < images.length; i++) if (at < (ends[i] ?? 0)) return images[i] ?? still;
  return still;
};

/** Seconds in which a gloss crosses it, and the pictures of that. */
const glossy = 0.8;
const glosses = 14;

/** The page with its rays and the rosette, without which a print is. */
const drawGround = (
  sheet: Sheet,
  assets: Assets,
  layout: Layout,
  isPrint: boolean,
  t: number,
): void => {
  const { pen, unit } = sheet;
  pen.drawImage(assets.kept(sheet, "page", 100, assets.height, paintPage), 0, 0);
  drawRays(sheet, layout, t);
  const bloom = isPrint ? 0 : outBack(span(t, pressed - 0.05, 0.55));
  if (bloom <= 0) return;
  const rosette = assets.kept(sheet, "rosette", 100, 100, paintRosette);
  const size = Math.min(1, Math.max(layout.width, layout.height) / 66) * bloom * 100;
  const side = size * unit;
  pen.drawImage(rosette, (layout.x - size / 2) * unit, (layout.y - size / 2) * unit, side, side);
};
const groundOf = (key: string, isPrint: boolean): KeptPart => ({
  key,
  paint: (part, slide, assets) =>
    drawGround(part, assets, layoutOf(slide, assets), isPrint, turning),
});
const ground = {
  print: groundOf("ground", true),
  sticker: groundOf("ground with a rosette", false),
} as const;

/** What is pressed on the page, and all that is kept of it. */
interface Stuck {
  readonly medium: ShownMedium | null;
  /** Null where there is no picture. */
  readonly sticker: Sticker | null;
  readonly isPrint: boolean;
  readonly wide: number;
  readonly high: number;
  readonly body: KeptPart;
  readonly far: KeptPart;
  readonly near: KeptPart;
  readonly gloss: readonly KeptPart[];
}

const blank: KeptPart = { key: "blank", paint: (part) => paintBlank(part, false) };
const lost: KeptPart = { key: "lost", paint: (part) => paintBlank(part, true) };
const print: KeptPart = { key: "print", paint: paintPrint };

const makeStuck = (slide: ShownSlide, assets: Assets): Stuck => {
  const medium = pictureOf(slide);
  const picture = medium ? assets.picture(medium.id) : undefined;
  const moving = medium ? assets.moving(medium.id) : null;
  const { width, height } = layoutOf(slide, assets);
  const sides = sidesOf({ width, height });
  const sticker = picture ? { picture, moving, width, height } : null;
  const isPrint = sticker !== null && !isCutOut(picture);
  const body = !sticker ? (picture === null ? lost : blank) : isPrint ? print : cutOf(sticker);
  const gloss =
    sticker && !isPrint
      ? Array.from({ length: glosses }, (_, step) => glossOf(sticker, body, step, glosses))
      : [];
  return {
    ...{ medium, sticker, isPrint, ...sides, body, gloss },
    far: shadowOf(body, sides, 5),
    near: shadowOf(body, sides, 1.6),
  };
};

/** What is stuck, as much as is there of it by now. */
const stuckOf = (slide: ShownSlide, assets: Assets): Stuck => {
  const id = slide.giphy_id;
  const picture = id ? assets.picture(id) : undefined;
  if (!id || picture === undefined) return assets.once("stuck awaited", makeStuck);
  if (picture === null) return assets.once("stuck lost", makeStuck);
  return assets.once(assets.moving(id) ? "stuck moving" : "stuck", makeStuck);
};

const green: PaintPart = (part) => paintTape(part, "#43aa8b");

/** A tape over one of a print’s upper corners. */
const layTape = (
  sheet: Sheet,
  assets: Assets,
  { width, height }: Layout,
  way: 1 | -1,
  k: number,
) => {
  const { pen, unit } = sheet;
  const tape = assets.kept(sheet, "tape", 18, 5.6, green);
  pen.save();
  pen.translate(way * (width / 2 + 1.4) * unit, (-height / 2 - 0.6) * unit);
  pen.rotate(way * 0.7);
  pen.drawImage(tape, -9 * k * unit, -2.8 * unit, 18 * k * unit, 5.6 * unit);
  pen.restore();
};

const drawSticker = (
  sheet: Sheet,
  stuck: Stuck,
  assets: Assets,
  layout: Layout,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const { medium, sticker, isPrint, wide, high } = stuck;
  const { width, height } = layout;
  const press = inOutCubic(span(t, falls, pressed - falls));
  const since = t - pressed;
  const squash =
    since > 0 && since < 1.4
      ? Math.exp(-4.2 * since) * Math.sin(since * 15) * (1 - since / 1.4)
      : 0;
  const large = mix(1.42, 1, press) * (1 + squash * 0.05);
  pen.save();
  pen.translate((layout.x + mix(25, 0, press)) * unit, (layout.y - mix(100, 0, press)) * unit);
  pen.rotate(mix(0.5, askew, press) + squash * 0.03);
  pen.scale(large * (1 + squash * 0.06), large * (1 - squash * 0.06));
  const x = (-wide / 2) * unit;
  const y = (-high / 2) * unit;
  if (press < 1) {
    const far = assets.kept(sheet, stuck.far.key, wide, high, stuck.far.paint);
    pen.globalAlpha = mix(0.22, 0.3, press) * (1 - press);
    pen.drawImage(far, x + (1 - press) * 8 * unit, y + (1 - press) * 16 * unit);
  }
  const near = assets.kept(sheet, stuck.near.key, wide, high, stuck.near.paint);
  pen.globalAlpha = 0.5 * press;
  pen.drawImage(near, x + 0.4 * unit, y + mix(9, 1.1, press) * unit);
  pen.globalAlpha = 1;
  pen.drawImage(assets.kept(sheet, stuck.body.key, wide, high, stuck.body.paint), x, y);
  if (sticker) {
    // where the page shows it, it lies over its paper
    const isShown = isOpen(assets, medium ?? undefined, t, pressed + 1.5);
    const image = imageAt(sticker.moving, sticker.picture, t);
    if (!isShown)
      pen.drawImage(image, (-width / 2) * unit, (-height / 2) * unit, width * unit, height * unit);
    const k = span(t, pressed, glossy);
    const gloss = k > 0 && k < 1 ? stuck.gloss[Math.floor(k * glosses)] : undefined;
    if (gloss) pen.drawImage(assets.kept(sheet, gloss.key, wide, high, gloss.paint), x, y);
  }
  const taped = isPrint ? outBack(span(t, pressed + 0.15, 0.25)) : 0;
  if (taped !== 0) {
    layTape(sheet, assets, layout, -1, taped);
    layTape(sheet, assets, layout, 1, taped);
  }
  pen.restore();
};

/** Who it is from, on a tape. */
const washi: PaintPart = (part, slide, assets) => {
  const { tape, from } = layoutOf(slide, assets);
  if (!tape) return;
  paintTape({ ...part, height: tape.height * part.unit }, "#f9c74f");
  part.pen.fillStyle = ink;
  for (const line of from.lines) inkLine(part, { ...line, x: line.x - tape.x, y: line.y - tape.y });
};

/** A sticker pressed on a page of a sketchbook; one without a shape of its own is a print under two tapes (SLIDE-09). */
export const giphy: SlideDrawing = {
  faces: () => [titleFace, handFace],
  pictures: (slide) => {
    const picture = pictureOf(slide);
    return picture ? [picture] : [];
  },
  moving: (slide) => {
    const picture = pictureOf(slide);
    return picture ? [picture] : [];
  },
  windows: (slide, assets) => {
    const picture = pictureOf(slide);
    if (!picture) return [];
    const { x, y, width, height } = layoutOf(slide, assets);
    const turn = (askew * 180) / Math.PI;
    return [{ id: picture.id, x: x - width / 2, y: y - height / 2, width, height, turn }];
  },
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets): readonly Line[] => {
    const { title, from } = layoutOf(slide, assets);
    return [...title.lines, ...from.lines];
  },
  draw: (sheet, slide, assets, t) => {
    const { pen, unit } = sheet;
    const layout = layoutOf(slide, assets);
    const { title, tape, x, y } = layout;
    const stuck = stuckOf(slide, assets);
    if (t >= turning && Number.isFinite(t)) {
      const { key, paint } = stuck.isPrint ? ground.print : ground.sticker;
      pen.drawImage(assets.kept(sheet, key, 100, sheet.height / unit, paint), 0, 0);
    } else drawGround(sheet, assets, layout, stuck.isPrint, t);
    drawDoodles(sheet, assets, x, y, title.lines.length > 0 ? title.bottom : 0, pressed + 0.08, t);
    drawImpact(sheet, layout, t);
    drawTitle(sheet, assets, title, t);
    drawSticker(sheet, stuck, assets, layout, t);
    if (!tape) return;
    const come = outBack(span(t, pressed + 0.25, 0.4));
    if (come === 0) return;
    const strip = assets.kept(sheet, "washi", tape.width, tape.height + 2, washi);
    pen.drawImage(strip, (tape.x - (1 - come) * 110) * unit, tape.y * unit);
  },
};

const inkTitle: PaintPart = (part, slide, assets) => {
  const { title } = layoutOf(slide, assets);
  part.pen.fillStyle = ink;
  for (const line of title.lines) inkLine(part, { ...line, y: line.y - title.top + 2 });
};

/** The title is written in from the side it begins on. */
const drawTitle = (sheet: Sheet, assets: Assets, title: Setting, t: number): void => {
  if (title.lines.length === 0) return;
  const k = outCubic(span(t, 0.15, 0.7));
  if (k === 0) return;
  const { pen, unit } = sheet;
  const top = title.top - 2;
  const high = title.bottom - title.top + 5;
  const image = assets.kept(sheet, "title", 100, high, inkTitle);
  const from = title.direction === "rtl" ? 1 - k : 0;
  const x = from * 100 * unit;
  const wide = k * 100 * unit;
  if (k === 1) pen.drawImage(image, 0, top * unit);
  else if (wide >= 1)
    pen.drawImage(image, x, 0, wide, high * unit, x, top * unit, wide, high * unit);
};
