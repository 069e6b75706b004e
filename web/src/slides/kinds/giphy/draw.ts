import { makerOf, type ShownMedium, type ShownSlide } from "../../shown.ts";
import type { Assets, Line, MovingPicture, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, lettered, type Setting, serif, setWords } from "../lettering/index.ts";
import { inOutCubic, mix, outBack, outCubic, span } from "../motion.ts";
import { castShadow, layGrain, seen } from "../paper/index.ts";
import type { Box } from "../photos/places.ts";
import { isOpen } from "../video/clip.ts";
import { drawDoodles } from "./doodles.ts";
import {
  about,
  cutOf,
  glossOf,
  isCutOut,
  paintBlank,
  paintPrint,
  paintTape,
  type Sticker,
  shadowOf,
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

/** Rays of paper about the sticker, that turn slowly. */
const drawRays = ({ pen, unit }: Sheet, { x, y }: Layout, t: number): void => {
  const reach = 130 * outCubic(span(t, pressed - 0.04, 0.55)) * unit;
  if (reach === 0) return;
  const turned = Math.min(t, 3) * 0.045;
  pen.fillStyle = seen("#ffbf86", 0.3);
  pen.beginPath();
  for (let i = 0; i < 14; i++) {
    const from = (i / 14) * 2 * Math.PI + turned;
    pen.moveTo(x * unit, y * unit);
    pen.lineTo(x * unit + Math.cos(from) * reach, y * unit + Math.sin(from) * reach);
    const to = from + Math.PI / 14;
    pen.lineTo(x * unit + Math.cos(to) * reach, y * unit + Math.sin(to) * reach);
    pen.closePath();
  }
  pen.fill();
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
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * 2 * Math.PI + 0.1;
    pen.moveTo((x + Math.cos(turn) * from) * unit, (y + Math.sin(turn) * from) * unit);
    pen.lineTo(
      (x + Math.cos(turn) * (from + long)) * unit,
      (y + Math.sin(turn) * (from + long)) * unit,
    );
  }
  pen.stroke();
};

/** The picture that is seen at a time: the GIF goes round and round, and stands on its first one when it is settled. */
const imageAt = (
  moving: MovingPicture | null | undefined,
  still: ImageBitmap,
  t: number,
): ImageBitmap => {
  const { images, ends } = moving ?? {};
  const length = ends?.at(-1) ?? 0;
  if (!images || !ends || length <= 0 || !Number.isFinite(t)) return still;
  const at = Math.max(0, t - pressed) % length;
  for (let i = 0; i < images.length; i++) if (at < (ends[i] ?? 0)) return images[i] ?? still;
  return still;
};

/** Seconds in which a gloss crosses it, and the pictures of that. */
const glossy = 0.8;
const glosses = 14;

const drawSticker = (
  sheet: Sheet,
  slide: ShownSlide,
  assets: Assets,
  layout: Layout,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const medium = pictureOf(slide);
  const picture = medium ? assets.picture(medium.id) : null;
  const moving = medium ? assets.moving(medium.id) : null;
  const { width, height } = layout;
  const [wide, high] = [width + 2 * about, height + 2 * about];
  const isPrint = picture ? !assets.once(`cut out ${medium?.id}`, () => isCutOut(picture)) : false;
  const sticker: Sticker | null = picture ? { picture, moving, width, height } : null;
  const body = !sticker
    ? assets.kept(sheet, picture === null && medium ? "lost" : "blank", wide, high, (part) =>
        paintBlank(part, picture === null && medium !== null),
      )
    : isPrint
      ? assets.kept(sheet, "print", wide, high, paintPrint)
      : cutOf(sheet, assets, sticker);
  const press = inOutCubic(span(t, falls, pressed - falls));
  const since = t - pressed;
  const squash =
    since > 0 && since < 1.4
      ? Math.exp(-4.2 * since) * Math.sin(since * 15) * (1 - since / 1.4)
      : 0;
  const large = mix(1.42, 1, press) * (1 + squash * 0.05);
  const key = isPrint ? "print" : sticker ? "sticker" : "blank";
  pen.save();
  pen.translate((layout.x + mix(25, 0, press)) * unit, (layout.y - mix(100, 0, press)) * unit);
  pen.rotate(mix(0.5, askew, press) + squash * 0.03);
  pen.scale(large * (1 + squash * 0.06), large * (1 - squash * 0.06));
  const [x, y] = [(-wide / 2) * unit, (-high / 2) * unit];
  const far = shadowOf(sheet, assets, body, [wide, high], `${key} ${moving ? "all" : "one"}`, 5);
  const near = shadowOf(sheet, assets, body, [wide, high], `${key} ${moving ? "all" : "one"}`, 1.6);
  if (press < 1) {
    pen.globalAlpha = mix(0.22, 0.3, press) * (1 - press);
    pen.drawImage(far, x + (1 - press) * 8 * unit, y + (1 - press) * 16 * unit);
  }
  pen.globalAlpha = 0.5 * press;
  pen.drawImage(near, x + 0.4 * unit, y + mix(9, 1.1, press) * unit);
  pen.globalAlpha = 1;
  pen.drawImage(body, x, y);
  if (sticker) {
    // where the page shows it, it lies over its paper
    const isShown = isOpen(assets, medium ?? undefined, t, pressed + 1.5);
    const image = imageAt(moving, sticker.picture, t);
    if (!isShown)
      pen.drawImage(image, (-width / 2) * unit, (-height / 2) * unit, width * unit, height * unit);
    const k = span(t, pressed, glossy);
    if (!isPrint && k > 0 && k < 1)
      pen.drawImage(glossOf(sheet, assets, sticker, Math.floor(k * glosses), glosses), x, y);
  }
  if (isPrint)
    for (const way of [-1, 1] as const) {
      const stuck = outBack(span(t, pressed + 0.15, 0.25));
      if (stuck === 0) continue;
      const tape = assets.kept(sheet, "tape", 18, 5.6, (part) => paintTape(part, "#43aa8b"));
      pen.save();
      pen.translate(way * (width / 2 + 1.4) * unit, (-height / 2 - 0.6) * unit);
      pen.rotate(way * 0.7);
      pen.drawImage(tape, -9 * stuck * unit, -2.8 * unit, 18 * stuck * unit, 5.6 * unit);
      pen.restore();
    }
  pen.restore();
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
    const { title, from, tape, x, y } = layout;
    pen.drawImage(assets.kept(sheet, "page", 100, assets.height, paintPage), 0, 0);
    drawRays(sheet, layout, t);
    const medium = pictureOf(slide);
    const picture = medium ? assets.picture(medium.id) : null;
    const isPrint = picture
      ? !assets.once(`cut out ${medium?.id}`, () => isCutOut(picture))
      : false;
    const bloom = isPrint ? 0 : outBack(span(t, pressed - 0.05, 0.55));
    if (bloom > 0) {
      const rosette = assets.kept(sheet, "rosette", 100, 100, paintRosette);
      const size = Math.min(1, Math.max(layout.width, layout.height) / 66) * bloom * 100;
      pen.drawImage(
        rosette,
        (x - size / 2) * unit,
        (y - size / 2) * unit,
        size * unit,
        size * unit,
      );
    }
    drawDoodles(sheet, assets, x, y, title.lines.length > 0 ? title.bottom : 0, pressed + 0.08, t);
    drawImpact(sheet, layout, t);
    drawTitle(sheet, assets, title, t);
    drawSticker(sheet, slide, assets, layout, t);
    if (!tape) return;
    const come = outBack(span(t, pressed + 0.25, 0.4));
    if (come === 0) return;
    const strip = assets.kept(sheet, "washi", tape.width, tape.height + 2, (part) => {
      paintTape({ ...part, height: tape.height * part.unit }, "#f9c74f");
      part.pen.fillStyle = ink;
      for (const line of from.lines)
        inkLine(part, { ...line, x: line.x - tape.x, y: line.y - tape.y });
    });
    pen.drawImage(strip, (tape.x - (1 - come) * 110) * unit, tape.y * unit);
  },
};

/** The title is written in from the side it begins on. */
const drawTitle = (sheet: Sheet, assets: Assets, title: Setting, t: number): void => {
  if (title.lines.length === 0) return;
  const k = outCubic(span(t, 0.15, 0.7));
  if (k === 0) return;
  const { pen, unit } = sheet;
  const [top, high] = [title.top - 2, title.bottom - title.top + 5];
  const image = assets.kept(sheet, "title", 100, high, (part) => {
    part.pen.fillStyle = ink;
    for (const line of title.lines) inkLine(part, { ...line, y: line.y - top });
  });
  const from = title.direction === "rtl" ? 1 - k : 0;
  const [x, wide] = [from * 100 * unit, k * 100 * unit];
  if (k === 1) pen.drawImage(image, 0, top * unit);
  else if (wide >= 1)
    pen.drawImage(image, x, 0, wide, high * unit, x, top * unit, wide, high * unit);
};
