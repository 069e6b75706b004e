import { stretchesOf } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide, timedOf } from "../../shown.ts";
import type { Assets, KeptPart, Line, PaintPart, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, lettered, type Setting, setWords } from "../lettering/index.ts";
import { inOutCubic, span } from "../motion.ts";
import { type PictureState, stateOf } from "../photos/frame.ts";
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
import {
  heldBox,
  inHand,
  laid,
  lies,
  type Piece,
  piecesOf,
  pose,
  posePiece,
  reaching,
} from "./pieces.ts";

const pencil = lettered("Caveat", "600");
const chalk = "#f6f1e7";

/** What is kept of a piece. */
interface PieceParts {
  readonly print: Readonly<Record<PictureState, KeptPart>>;
  readonly voice: KeptPart;
  readonly bars: KeptPart;
  readonly said: KeptPart;
  /** Where it lay, while it is in hand. */
  readonly place: KeptPart;
}

const partsOf = (piece: Piece, i: number): PieceParts => {
  const { large } = piece.held;
  const print = (state: PictureState): KeptPart => ({
    key: `piece ${i} ${state}`,
    paint: (part, _, assets) => paintPrint(part, assets, piece, large),
  });
  const bars = (key: string, tint: string): KeptPart => ({
    key: `${key} ${i}`,
    paint: (part) => paintBars(part, piece, tint),
  });
  return {
    print: { there: print("there"), lost: print("lost"), awaited: print("awaited") },
    voice: {
      key: `voice ${i}`,
      paint: (part, _, assets) =>
        paintVoice({ ...part, unit: part.unit * large }, assets, piece, false),
    },
    bars: bars("bars", "#b9a98a"),
    said: bars("said", "#d2333f"),
    place: { key: `place ${i}`, paint: (part) => paintPlace(part, piece) },
  };
};

interface Layout {
  readonly title: Setting;
  readonly foot: Setting;
  readonly from: Setting;
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[];
  /** What is kept of each of them. */
  readonly parts: readonly PieceParts[];
}

const layOut = (slide: ShownSlide, assets: Assets): Layout => {
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
  const pieces = piecesOf(slide, assets, room);
  return {
    ...{ title, foot, from, pieces },
    lines: [...title.lines, ...foot.lines, ...from.lines],
    parts: pieces.map(partsOf),
  };
};
const layoutOf = (assets: Assets): Layout => assets.once("layout", layOut);

/** A piece’s own picture, as large as it is in hand. */
const imageOf = (
  sheet: Sheet,
  assets: Assets,
  piece: Piece,
  parts: PieceParts,
): CanvasImageSource => {
  const { medium, width, height, held } = piece;
  const isVoice = medium.type === "audio";
  const { key, paint } = isVoice ? parts.voice : parts.print[stateOf(assets, medium)];
  const about = isVoice ? 0 : 2 * edgeOf(piece);
  const wide = (width + about) * held.large;
  return assets.kept(sheet, key, wide, (height + about) * held.large, paint);
};

/** A soft shadow, laid under whatever is above the page. */
const soft = 6;
/** How much larger it is than what throws it. */
const beyond = (40 + 2 * soft) / 40;
const paintShadow = ({ pen, unit }: Sheet): void => {
  pen.shadowColor = "rgb(0 0 0 / 0.7)";
  pen.shadowBlur = soft * 0.8 * unit;
  pen.shadowOffsetX = 2000 * unit;
  pen.fillRect((soft - 2000) * unit, soft * unit, 40 * unit, 40 * unit);
};
const shadowOf = (sheet: Sheet, assets: Assets): CanvasImageSource =>
  assets.kept(sheet, "shadow", 40 + 2 * soft, 40 + 2 * soft, paintShadow);

/** Lays a piece in the pose that was worked out last. */
const layPiece = (
  sheet: Sheet,
  assets: Assets,
  piece: Piece,
  parts: PieceParts,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const { medium, width, height } = piece;
  const isVoice = medium.type === "audio";
  const about = isVoice ? 0 : edgeOf(piece);
  const wide = (width + 2 * about) * pose.large;
  const high = (height + 2 * about) * pose.large;
  pen.save();
  pen.translate(pose.x * unit, pose.y * unit);
  pen.rotate((pose.turn * Math.PI) / 180);
  const up = pose.k + (1 - Math.min(1, pose.come)) * 0.6;
  const sw = wide * beyond;
  const sh = high * beyond;
  const shown = Math.min(1, pose.come * 3);
  // the further it is lifted the lighter its shadow; laid down, one alpha does for both
  pen.globalAlpha = pose.k === 0 ? shown : (1 - pose.k * 0.21) * shown;
  pen.drawImage(
    shadowOf(sheet, assets),
    (-sw / 2 + 0.4 + up * 1.6) * unit,
    (-sh / 2 + 0.9 + up * 5) * unit,
    sw * unit,
    sh * unit,
  );
  if (pose.k > 0) pen.globalAlpha = shown;
  pen.drawImage(
    imageOf(sheet, assets, piece, parts),
    (-wide / 2) * unit,
    (-high / 2) * unit,
    wide * unit,
    high * unit,
  );
  pen.globalAlpha = 1;
  if (isVoice) layBars(sheet, assets, piece, parts, t);
  else if (medium.type === "video" && pose.k < 1) {
    pen.globalAlpha = (1 - pose.k) * shown;
    markClip(sheet, 0, 0, Math.min(4.4, height * 0.24));
    pen.globalAlpha = 1;
  }
  pen.restore();
};

/** The bars of a voice in its strip: what was said is red. */
const layBars = (
  sheet: Sheet,
  assets: Assets,
  piece: Piece,
  parts: PieceParts,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const { width, height, stretch, held } = piece;
  const wide = width - height - 13;
  const high = height * 0.62;
  const x = -width / 2 + height + 1;
  const y = -high / 2;
  const done = t === Number.POSITIVE_INFINITY ? 0 : span(t, stretch.from, stretch.length);
  const kept = wide * held.large;
  const keptHigh = high * held.large;
  const scale = pose.large * unit;
  const bars = assets.kept(sheet, parts.bars.key, kept, keptHigh, parts.bars.paint);
  pen.drawImage(bars, x * scale, y * scale, wide * scale, high * scale);
  if (done === 0 || done === 1) return;
  const said = assets.kept(sheet, parts.said.key, kept, keptHigh, parts.said.paint);
  pen.drawImage(
    said,
    0,
    0,
    kept * unit * done,
    keptHigh * unit,
    x * scale,
    y * scale,
    wide * scale * done,
    high * scale,
  );
};

/** Everything as it lies, with corners and words. */
const paintLaid: PaintPart = (part, _slide, assets) => {
  const layout = layoutOf(assets);
  const { pen, unit } = part;
  paintAlbum(part);
  for (const [i, piece] of layout.pieces.entries()) {
    posePiece(piece, i, layout.pieces.length, Number.POSITIVE_INFINITY);
    part.pen.imageSmoothingQuality = "high";
    const parts = layout.parts[i];
    if (parts) layPiece(part, assets, piece, parts, Number.POSITIVE_INFINITY);
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

/** Everything as it lies is named after which pictures are there: looked at in each frame, and named anew when one has come. */
interface Laid {
  readonly states: PictureState[];
  key: string;
}
const noneLaid = (): Laid => ({ states: [], key: "" });
const laidKey = (assets: Assets, pieces: readonly Piece[]): string => {
  const known = assets.once("laid", noneLaid);
  let isSame = known.key !== "";
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const state = piece ? stateOf(assets, piece.medium) : "lost";
    if (known.states[i] === state) continue;
    known.states[i] = state;
    isSame = false;
  }
  if (!isSame) known.key = `laid ${known.states.map((state) => state[0]).join("")}`;
  return known.key;
};

/** How far the corners of a print reach beyond its paper, in edges. */
const cornersBeyond = 1.2;
/** Sides of the part in which the place of a piece is kept. */
const placeWide = (piece: Piece): number => piece.width + 2 * placeEdge(piece);
const placeHigh = (piece: Piece): number => piece.height + 2 * placeEdge(piece);
const placeEdge = (piece: Piece): number =>
  piece.medium.type === "audio" ? 0 : (1 + cornersBeyond) * edgeOf(piece);

/** The place that a piece has left: darker, with its corners. */
const paintPlace = (part: Sheet, piece: Piece): void => {
  const { pen, unit } = part;
  const { width, height, medium } = piece;
  const about = medium.type === "audio" ? 0 : edgeOf(piece);
  pen.translate((placeWide(piece) / 2) * unit, (placeHigh(piece) / 2) * unit);
  pen.fillStyle = "#100e13";
  const wide = width + 2 * about;
  const high = height + 2 * about;
  pen.beginPath();
  pen.roundRect(
    (-wide / 2) * unit,
    (-high / 2) * unit,
    wide * unit,
    high * unit,
    (about === 0 ? high / 2 : 0.3) * unit,
  );
  pen.fill();
  if (about > 0) paintCorners(part, piece);
};

const layPlace = (sheet: Sheet, assets: Assets, piece: Piece, { place }: PieceParts): void => {
  const { pen, unit } = sheet;
  const wide = placeWide(piece);
  const high = placeHigh(piece);
  const image = assets.kept(sheet, place.key, wide, high, place.paint);
  pen.save();
  pen.translate(piece.x * unit, piece.y * unit);
  pen.rotate((piece.turn * Math.PI) / 180);
  pen.drawImage(image, (-wide / 2) * unit, (-high / 2) * unit);
  pen.restore();
};

const chalkWords: PaintPart = (part, _slide, assets) => {
  part.pen.fillStyle = chalk;
  for (const line of layoutOf(assets).lines) inkLine(part, line);
};

/** The words are written with a white pencil, from the side on which they begin. */
const drawWords = (sheet: Sheet, assets: Assets, { lines }: Layout, t: number): void => {
  if (lines.length === 0) return;
  const k = inOutCubic(span(t, 0.1, laid - 0.15));
  if (k === 0) return;
  const { pen } = sheet;
  const image = assets.kept(sheet, "words", 100, assets.height, chalkWords);
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
  windows: (_slide, assets) =>
    layoutOf(assets)
      .pieces.filter(({ medium }) => medium.type === "video")
      .map((piece) => ({ id: piece.medium.id, ...heldBox(piece) })),
  rests: (slide) =>
    Math.max(
      laid,
      ...stretchesOf(timedOf(slide)).map(({ from, length }) => from + length + reaching),
    ),
  lines: (_slide, assets) => layoutOf(assets).lines,
  draw: (sheet, _slide, assets, t) => {
    const layout = layoutOf(assets);
    const { pieces, parts } = layout;
    const { pen, width, height } = sheet;
    if (t < laid) {
      pen.drawImage(assets.kept(sheet, "page", 100, assets.height, paintAlbum), 0, 0);
      drawWords(sheet, assets, layout, t);
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i];
        const own = parts[i];
        if (!piece || !own) break;
        posePiece(piece, i, pieces.length, t);
        if (pose.come > 0) layPiece(sheet, assets, piece, own, t);
      }
      return;
    }
    const all = assets.kept(sheet, laidKey(assets, pieces), 100, assets.height, paintLaid);
    pen.drawImage(all, 0, 0);
    let most = 0;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      const own = parts[i];
      if (!piece || !own || lies(piece, t)) continue;
      const k = inHand(piece, t);
      layPlace(sheet, assets, piece, own);
      most = Math.max(most, piece.medium.type === "audio" ? k * 0.5 : k);
    }
    if (most === 0) return;
    pen.fillStyle = "#100c12";
    pen.globalAlpha = 0.66 * most;
    pen.fillRect(0, 0, width, height);
    pen.globalAlpha = 1;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      const own = parts[i];
      if (!piece || !own || lies(piece, t)) continue;
      posePiece(piece, i, pieces.length, t);
      layPiece(sheet, assets, piece, own, t);
      const { medium, stretch } = piece;
      const isHeld = medium.type === "video" && pose.k === 1;
      if (isHeld && isOpen(assets, medium, t, stretch.from)) cut(sheet, heldBox(piece));
    }
  },
};
