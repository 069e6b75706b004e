import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../drawing.ts";
import { inkLine, sans, setWords } from "../lettering/index.ts";
import { layGrain, seen } from "../paper/index.ts";
import { paintPhoto, stateOf } from "../photos/frame.ts";
import type { Piece } from "./pieces.ts";

export const timeFace = sans("800");
/** Paper about a photo, and room about a piece’s part for its shadow. Units of the piece as it lies. */
export const edgeOf = ({ width }: Piece): number => Math.min(1.9, width * 0.055);

/** Black card with its fibres, bound at its left. */
export const paintAlbum = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const glow = pen.createRadialGradient(
    width * 0.3,
    height * 0.14,
    0,
    width * 0.4,
    height * 0.3,
    height * 1.05,
  );
  glow.addColorStop(0, "#413c44");
  glow.addColorStop(0.5, "#2b282e");
  glow.addColorStop(1, "#151318");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  const random = randomFrom(5);
  for (let i = 0; i < 1500; i++) {
    pen.fillStyle = random() > 0.5 ? seen("#ffffff", 0.05) : seen("#000000", 0.16);
    pen.fillRect(random() * width, random() * height, (0.2 + random() * 1.1) * unit, 0.18 * unit);
  }
  layGrain(part, 0.25);
  const gutter = pen.createLinearGradient(0, 0, 8 * unit, 0);
  gutter.addColorStop(0, seen("#000000", 0.75));
  gutter.addColorStop(1, seen("#000000", 0));
  pen.fillStyle = gutter;
  pen.fillRect(0, 0, 8 * unit, height);
  pen.strokeStyle = "#d9cfc0";
  pen.lineWidth = 0.65 * unit;
  pen.lineCap = "round";
  for (const at of [0.18, 0.5, 0.82]) {
    pen.beginPath();
    pen.moveTo(-1 * unit, height * at - 2.4 * unit);
    pen.lineTo(2.6 * unit, height * at);
    pen.lineTo(-1 * unit, height * at + 2.4 * unit);
    pen.stroke();
  }
};

/** The outline of a print with a deckle edge, within a part that begins at its paper. */
const traceDeckle = (
  pen: Sheet["pen"],
  width: number,
  height: number,
  unit: number,
  seed: number,
): void => {
  const random = randomFrom(seed);
  const step = 1.5 * unit;
  pen.beginPath();
  const bite = () => (0.12 + random() * 0.4) * unit;
  for (let x = 0; x < width; x += step) pen.lineTo(x, bite());
  for (let y = 0; y < height; y += step) pen.lineTo(width - bite(), y);
  for (let x = width; x > 0; x -= step) pen.lineTo(x, height - bite());
  for (let y = height; y > 0; y -= step) pen.lineTo(bite(), y);
  pen.closePath();
};

const playDisc = ({ pen, unit }: Sheet, x: number, y: number, size: number): void => {
  pen.fillStyle = seen("#fffdf9", 0.94);
  pen.beginPath();
  pen.arc(x * unit, y * unit, size * unit, 0, 7);
  pen.fill();
  pen.fillStyle = "#d2333f";
  pen.beginPath();
  pen.moveTo((x - size * 0.32) * unit, (y - size * 0.46) * unit);
  pen.lineTo((x + size * 0.52) * unit, y * unit);
  pen.lineTo((x - size * 0.32) * unit, (y + size * 0.46) * unit);
  pen.fill();
};

/** A photo or a clip’s still as a print with a deckle edge. A part `edgeOf` larger than it on all sides. */
export const paintPrint = (part: Sheet, assets: Assets, piece: Piece, scale: number): void => {
  const { medium, width, height } = piece;
  const edge = edgeOf(piece);
  const { pen } = part;
  const unit = part.unit * scale;
  pen.fillStyle = "#fdf8ee";
  traceDeckle(pen, part.width, part.height, (unit * edge) / 1.9, seedOf(medium.id));
  pen.fill();
  pen.save();
  pen.translate(edge * unit, edge * unit);
  pen.beginPath();
  pen.rect(0, 0, width * unit, height * unit);
  pen.clip();
  const inner = { pen, unit: part.unit, width: width * unit, height: height * unit };
  if (stateOf(assets, medium) === "there" || medium.type === "photo")
    paintPhoto(inner, assets, medium);
  else {
    pen.fillStyle = "#3c3648";
    pen.fillRect(0, 0, inner.width, inner.height);
  }
  // they have lain in the sun for years
  pen.fillStyle = seen("#ffb36b", 0.1);
  pen.fillRect(0, 0, inner.width, inner.height);
  const gloss = pen.createLinearGradient(0, 0, inner.width, inner.height);
  gloss.addColorStop(0, seen("#ffffff", 0.24));
  gloss.addColorStop(0.3, seen("#ffffff", 0));
  pen.fillStyle = gloss;
  pen.fillRect(0, 0, inner.width, inner.height);
  pen.restore();
};

/** What shows that a print moves when it is in hand. */
export const markClip = (sheet: Sheet, x: number, y: number, size: number): void =>
  playDisc(sheet, x, y, size);

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

/** Bars of a voice: its peaks, or a calm line while they are not known. */
const voiceBars = 44;
const peakAt = (peaks: readonly number[] | null | undefined, i: number): number => {
  if (!peaks || peaks.length === 0) return 0.1;
  const from = Math.floor((i / voiceBars) * peaks.length);
  const to = Math.max(from + 1, Math.floor(((i + 1) / voiceBars) * peaks.length));
  let most = 0;
  for (let k = from; k < to; k++) most = Math.max(most, peaks[k] ?? 0);
  return Math.min(1, most);
};

/** Paints the bars of a voice in one colour, as wide as the part. */
export const paintBars = (part: Sheet, { medium }: Piece, tint: string): void => {
  const { pen, width, height } = part;
  pen.fillStyle = tint;
  const step = width / voiceBars;
  for (let i = 0; i < voiceBars; i++) {
    const high = Math.max(step * 0.6, height * (0.1 + 0.9 * peakAt(medium.peaks, i) ** 1.2));
    pen.beginPath();
    pen.roundRect(i * step + step * 0.2, (height - high) / 2, step * 0.6, high, step * 0.3);
    pen.fill();
  }
};

/** A voice’s strip of cream paper: a red button, and how long it is. As large as the piece. */
export const paintVoice = (
  part: Sheet,
  assets: Assets,
  { stretch, height }: Piece,
  hasBegun: boolean,
): void => {
  const { pen, unit, width } = part;
  pen.fillStyle = "#f5ead2";
  pen.beginPath();
  pen.roundRect(0, 0, width, part.height, part.height / 2);
  pen.fill();
  pen.save();
  pen.clip();
  layGrain(part, 0.35);
  pen.restore();
  const middle = height / 2;
  pen.fillStyle = "#d2333f";
  pen.beginPath();
  pen.arc(middle * unit, middle * unit, height * 0.36 * unit, 0, 7);
  pen.fill();
  pen.fillStyle = "#ffffff";
  if (hasBegun)
    for (const x of [-1.3, 0.4])
      pen.fillRect((middle + x) * unit, (middle - 1.7) * unit, 0.9 * unit, 3.4 * unit);
  else {
    pen.beginPath();
    pen.moveTo((middle - 1.2) * unit, (middle - 2) * unit);
    pen.lineTo((middle + 2.2) * unit, middle * unit);
    pen.lineTo((middle - 1.2) * unit, (middle + 2) * unit);
    pen.fill();
  }
  const { lines } = setWords(
    clock(stretch.length),
    {
      ...{ part: "time", face: timeFace, align: "end", x: width / unit - 12, width: 9 },
      ...{ y: 0, height, most: 2.8, least: 1.6, leading: 1 },
    },
    assets,
  );
  pen.fillStyle = "#5b4c33";
  for (const line of lines) inkLine(part, line);
};

const cornerShade = seen("#000000", 0.4);
const cornerGleam = seen("#fff6dc", 0.35);

/** A corner of paper about the pen’s place, turned and as large as the pen has it. */
const paintCorner = (pen: Sheet["pen"]): void => {
  pen.fillStyle = cornerShade;
  pen.beginPath();
  pen.moveTo(-0.1, 0.2);
  pen.lineTo(6, 0.2);
  pen.lineTo(-0.1, 6.2);
  pen.fill();
  pen.fillStyle = "#cdb98f";
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(5.4, 0);
  pen.lineTo(0, 5.4);
  pen.fill();
  pen.fillStyle = cornerGleam;
  pen.beginPath();
  pen.moveTo(0.4, 0.4);
  pen.lineTo(4.2, 0.4);
  pen.lineTo(0.4, 4.2);
  pen.fill();
};

/** Corners of paper that hold a print, about the pen’s place; and the dark place under it. Units of the piece. */
export const paintCorners = ({ pen, unit }: Sheet, piece: Piece): void => {
  const { width, height } = piece;
  const size = edgeOf(piece) / 1.9;
  const reach = edgeOf(piece) + 0.5 * size;
  const x = (width / 2 + reach) * unit;
  const y = (height / 2 + reach) * unit;
  const scale = unit * size;
  for (let i = 0; i < 4; i++) {
    // from the upper left one round by the right
    const across = i === 0 || i === 3 ? -1 : 1;
    const along = i < 2 ? -1 : 1;
    pen.save();
    pen.translate(across * x, along * y);
    pen.scale(-across * scale, -along * scale);
    paintCorner(pen);
    pen.restore();
  }
};
