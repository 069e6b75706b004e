import { stretchesOf } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide, timedOf } from "../../shown.ts";
import type { Assets, Line, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, lettered, type Setting, setWords } from "../lettering/index.ts";
import { inOutCubic, span } from "../motion.ts";
import { stateOf } from "../photos/frame.ts";
import { cut, isOpen } from "../video/clip.ts";
import {
  edgeOf,
  markClip,
  paintAlbum,
  paintBars,
  paintCorners,
  paintPrint,
  paintVoice,
  timeFace,
} from "./album.ts";
import { heldBox, laid, type Piece, piecesOf, pose, posePiece, reaching } from "./pieces.ts";

const pencil = lettered("Caveat", "600");
const chalk = "#f6f1e7";

interface Layout {
  readonly title: Setting;
  readonly foot: Setting;
  readonly from: Setting;
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[];
}

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const { height } = assets;
    const low = Math.min(1, height / 140);
    const set = (
      part: string,
      text: string,
      y: number,
      high: number,
      most: number,
      stand: "top" | "bottom",
    ) =>
      setWords(
        text,
        {
          ...{ part, face: pencil, align: "start" as const, stand, leading: 1.1 },
          ...{ x: 9, width: 83, y, height: high, most, least: 2.8 },
        },
        assets,
      );
    const title = set("title", slide.title?.trim() ?? "", 6 * low, 17 * low, 8.6 * low, "top");
    const from = set(
      "from",
      slide.subtitle?.trim() || makerOf(slide),
      height - 12,
      7,
      4.8 * low,
      "bottom",
    );
    const end = from.lines.length > 0 ? from.top - 0.6 : height - 6;
    const foot = set(
      "message",
      slide.description?.trim() ?? "",
      end - 26 * low,
      26 * low,
      5.4 * low,
      "bottom",
    );
    const top = title.lines.length > 0 ? title.bottom + 5 : 8;
    const bottom = Math.min(foot.lines.length > 0 ? foot.top : end, end) - 5;
    const room = { x: 7, y: top, width: 88, height: Math.max(30, bottom - top) };
    return {
      ...{ title, foot, from },
      lines: [...title.lines, ...foot.lines, ...from.lines],
      pieces: piecesOf(slide, assets, room),
    };
  });

/** A piece’s own picture, as large as it is in hand. */
const imageOf = (sheet: Sheet, assets: Assets, piece: Piece, i: number): CanvasImageSource => {
  const { medium, width, height, held } = piece;
  if (medium.type === "audio")
    return assets.kept(sheet, `voice ${i}`, width * held.large, height * held.large, (part) =>
      paintVoice({ ...part, unit: part.unit * held.large }, assets, piece, false),
    );
  const { large } = held;
  return assets.kept(
    sheet,
    `piece ${i} ${stateOf(assets, medium)}`,
    ...([(width + 2 * edgeOf(piece)) * large, (height + 2 * edgeOf(piece)) * large] as const),
    (part) => paintPrint(part, assets, piece, large),
  );
};

/** A soft shadow, laid under whatever is above the page. */
const soft = 6;
const shadowOf = (sheet: Sheet, assets: Assets): CanvasImageSource =>
  assets.kept(sheet, "shadow", 40 + 2 * soft, 40 + 2 * soft, ({ pen, unit }) => {
    pen.shadowColor = "#000000";
    pen.shadowBlur = soft * 0.8 * unit;
    pen.shadowOffsetX = 2000 * unit;
    pen.fillRect((soft - 2000) * unit, soft * unit, 40 * unit, 40 * unit);
  });

/** Lays a piece in the pose that was worked out last. */
const layPiece = (sheet: Sheet, assets: Assets, piece: Piece, i: number, t: number): void => {
  const { pen, unit } = sheet;
  const { medium, width, height } = piece;
  const isVoice = medium.type === "audio";
  const about = isVoice ? 0 : edgeOf(piece);
  const [wide, high] = [(width + 2 * about) * pose.large, (height + 2 * about) * pose.large];
  pen.save();
  pen.translate(pose.x * unit, pose.y * unit);
  pen.rotate((pose.turn * Math.PI) / 180);
  const up = pose.k + (1 - Math.min(1, pose.come)) * 0.6;
  const [sw, sh] = [(wide / 40) * (40 + 2 * soft), (high / 40) * (40 + 2 * soft)];
  pen.globalAlpha = (0.7 - up * 0.15) * Math.min(1, pose.come * 3);
  pen.drawImage(
    shadowOf(sheet, assets),
    ...([(-sw / 2 + 0.4 + up * 1.6) * unit, (-sh / 2 + 0.9 + up * 5) * unit] as const),
    ...([sw * unit, sh * unit] as const),
  );
  pen.globalAlpha = Math.min(1, pose.come * 3);
  pen.drawImage(
    imageOf(sheet, assets, piece, i),
    (-wide / 2) * unit,
    (-high / 2) * unit,
    wide * unit,
    high * unit,
  );
  pen.globalAlpha = 1;
  if (isVoice) layBars(sheet, assets, piece, i, t);
  else if (medium.type === "video" && pose.k < 1) {
    pen.globalAlpha = (1 - pose.k) * Math.min(1, pose.come * 3);
    markClip(sheet, 0, 0, Math.min(4.4, height * 0.24));
    pen.globalAlpha = 1;
  }
  pen.restore();
};

/** The bars of a voice in its strip: what was said is red. */
const layBars = (sheet: Sheet, assets: Assets, piece: Piece, i: number, t: number): void => {
  const { pen, unit } = sheet;
  const { width, height, stretch, held } = piece;
  const [wide, high] = [width - height - 13, height * 0.62];
  const [x, y] = [-width / 2 + height + 1, -high / 2];
  const done = t === Number.POSITIVE_INFINITY ? 0 : span(t, stretch.from, stretch.length);
  const bars = (key: string, tint: string) =>
    assets.kept(sheet, `${key} ${i}`, wide * held.large, high * held.large, (part) =>
      paintBars(part, piece, tint),
    );
  const scale = pose.large * unit;
  pen.drawImage(bars("bars", "#b9a98a"), x * scale, y * scale, wide * scale, high * scale);
  if (done === 0 || done === 1) return;
  const said = bars("said", "#d2333f");
  const part = wide * held.large * unit * done;
  pen.drawImage(
    said,
    ...([0, 0, part, high * held.large * unit] as const),
    ...([x * scale, y * scale, wide * scale * done, high * scale] as const),
  );
};

/** Everything as it lies, with corners and words. */
const paintLaid = (part: Sheet, assets: Assets, layout: Layout): void => {
  const { pen, unit } = part;
  paintAlbum(part);
  for (const [i, piece] of layout.pieces.entries()) {
    posePiece(piece, i, layout.pieces.length, Number.POSITIVE_INFINITY);
    part.pen.imageSmoothingQuality = "high";
    layPiece(part, assets, piece, i, Number.POSITIVE_INFINITY);
    if (piece.medium.type === "audio") continue;
    pen.save();
    pen.translate(piece.x * unit, piece.y * unit);
    pen.rotate((piece.turn * Math.PI) / 180);
    paintCorners(part, piece);
    pen.restore();
  }
  pen.fillStyle = chalk;
  for (const line of layout.lines) inkLine(part, line);
};

/** The place that a piece has left: darker, with its corners. */
const drawPlace = (sheet: Sheet, piece: Piece): void => {
  const { pen, unit } = sheet;
  const { width, height, medium } = piece;
  const about = medium.type === "audio" ? 0 : edgeOf(piece);
  pen.save();
  pen.translate(piece.x * unit, piece.y * unit);
  pen.rotate((piece.turn * Math.PI) / 180);
  pen.fillStyle = "#100e13";
  const [wide, high] = [width + 2 * about, height + 2 * about];
  pen.beginPath();
  pen.roundRect(
    (-wide / 2) * unit,
    (-high / 2) * unit,
    wide * unit,
    high * unit,
    (about === 0 ? high / 2 : 0.3) * unit,
  );
  pen.fill();
  if (about > 0) paintCorners(sheet, piece);
  pen.restore();
};

/** The words are written with a white pencil, from the side on which they begin. */
const drawWords = (sheet: Sheet, assets: Assets, { lines }: Layout, t: number): void => {
  if (lines.length === 0) return;
  const k = inOutCubic(span(t, 0.1, laid - 0.15));
  if (k === 0) return;
  const { pen } = sheet;
  const image = assets.kept(sheet, "words", 100, assets.height, (part) => {
    part.pen.fillStyle = chalk;
    for (const line of lines) inkLine(part, line);
  });
  const isRight = lines[0]?.direction === "rtl";
  const wide = Math.max(1, sheet.width * k);
  const x = isRight ? sheet.width - wide : 0;
  pen.drawImage(image, x, 0, wide, sheet.height, x, 0, wide, sheet.height);
};

/** A message of an earlier version (SLIDE-10): a page of an old album, of which each thing is taken in hand. */
export const legacy: SlideDrawing = {
  faces: () => [pencil, timeFace],
  pictures: (slide) =>
    slide.media.filter(
      ({ type, url, thumbnail_url }) =>
        type !== "audio" && (type === "photo" ? (url ?? thumbnail_url) : thumbnail_url) !== null,
    ),
  windows: (slide, assets) =>
    layoutOf(slide, assets)
      .pieces.filter(({ medium }) => medium.type === "video")
      .map((piece) => ({ id: piece.medium.id, ...heldBox(piece) })),
  rests: (slide) =>
    Math.max(
      laid,
      ...stretchesOf(timedOf(slide)).map(({ from, length }) => from + length + reaching),
    ),
  lines: (slide, assets) => layoutOf(slide, assets).lines,
  draw: (sheet, slide, assets, t) => {
    const layout = layoutOf(slide, assets);
    const { pieces } = layout;
    const { pen, width, height } = sheet;
    if (t < laid) {
      pen.drawImage(assets.kept(sheet, "page", 100, assets.height, paintAlbum), 0, 0);
      drawWords(sheet, assets, layout, t);
      for (const [i, piece] of pieces.entries()) {
        posePiece(piece, i, pieces.length, t);
        if (pose.come > 0) layPiece(sheet, assets, piece, i, t);
      }
      return;
    }
    const states = pieces.map(({ medium }) => stateOf(assets, medium)[0]).join("");
    const all = assets.kept(sheet, `laid ${states}`, 100, assets.height, (part) =>
      paintLaid(part, assets, layout),
    );
    pen.drawImage(all, 0, 0);
    let most = 0;
    for (const [i, piece] of pieces.entries()) {
      posePiece(piece, i, pieces.length, t);
      if (pose.k > 0) drawPlace(sheet, piece);
      most = Math.max(most, piece.medium.type === "audio" ? pose.k * 0.5 : pose.k);
    }
    if (most === 0) return;
    pen.fillStyle = "#100c12";
    pen.globalAlpha = 0.66 * most;
    pen.fillRect(0, 0, width, height);
    pen.globalAlpha = 1;
    for (const [i, piece] of pieces.entries()) {
      posePiece(piece, i, pieces.length, t);
      if (pose.k === 0) continue;
      layPiece(sheet, assets, piece, i, t);
      const { medium, stretch } = piece;
      const isHeld = medium.type === "video" && pose.k === 1;
      if (isHeld && isOpen(assets, medium, t, stretch.from)) cut(sheet, heldBox(piece));
    }
  },
};
