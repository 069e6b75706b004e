import { penOf, spareCanvas } from "../basis/index.ts";
import {
  arrange,
  type Face,
  fontOf,
  readsFromRight,
  type Title,
  titleWords,
} from "../words/index.ts";

/** Pixels of the height letters are plotted at, whatever the size of the picture: the grains are the same everywhere. */
const HIGH = 720;
/** An em at most, of that height. */
const LARGEST = 0.34;
/** Letters are made thicker by this part of an em, so that they are read from across a room. */
const THICKER = 0.016;

/** The ink of a title, as a grid of bytes. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha. */
  readonly pixels: Uint8ClampedArray;
  /** Its lines from above: where each ends, in pixels, and its em, in halves of the picture's height. */
  readonly bands: readonly { readonly foot: number; readonly em: number }[];
  /** First and last inked row and column, in pixels. */
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** What has colours of its own is not drawn round. */
const EMOJI = /\p{Extended_Pictographic}/u;

/** Sets a title as large as fits `across` × `down` (parts of the picture) and inks it. The face must be loaded. */
export const plotTitle = (
  title: Title,
  face: Face,
  aspect: number,
  across: number,
  down: number,
): Plot => {
  const width = Math.max(1, Math.round(HIGH * aspect));
  const pen = penOf(spareCanvas(width, HIGH), true);
  const { words, named } = titleWords(title);
  const shown = words.map((word) => word.cells.map((cell) => cell.text).join(""));
  pen.font = fontOf(face, 100);
  const gap = pen.measureText(" ").width / 100;
  const measures = shown.map((word, i) => {
    const size = pen.measureText(word);
    return {
      width: size.width / 100,
      top: size.actualBoundingBoxAscent / 100,
      bottom: -size.actualBoundingBoxDescent / 100,
      space: words[i]?.spaced === false ? 0 : gap,
    };
  });
  const room = { width: width * across, height: HIGH * down, largest: HIGH * LARGEST };
  const lines = arrange(measures, named, room);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.direction = readsFromRight(title.text) ? "rtl" : "ltr";
  pen.fillStyle = "#FFFFFF";
  pen.strokeStyle = "#FFFFFF";
  pen.lineJoin = "round";
  for (const { line, em, base } of lines) {
    pen.font = fontOf(face, em);
    const words = shown
      .slice(line[0], line[1] + 1)
      .reduce(
        (all, word, k) => all + (k > 0 && measures[line[0] + k]?.space !== 0 ? " " : "") + word,
        "",
      );
    pen.lineWidth = THICKER * em;
    if (!words.match(EMOJI)) pen.strokeText(words, width / 2, HIGH / 2 - base);
    pen.fillText(words, width / 2, HIGH / 2 - base);
  }
  const bands = lines.map(({ em, base }) => ({
    foot: HIGH / 2 - base + 0.3 * em,
    em: (em / HIGH) * 2,
  }));
  const pixels = pen.getImageData(0, 0, width, HIGH).data;
  return { width, height: HIGH, pixels, bands, box: boxOf(pixels, width, HIGH) };
};

const boxOf = (pixels: Uint8ClampedArray, width: number, height: number) => {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 127) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  return left > right
    ? { left: 0, right: width, top: 0, bottom: height }
    : { left, right, top, bottom };
};

/** Every inked pixel, in an order of chance: taken one after the other they cover the letters evenly. */
export const inkedPixels = ({ pixels, width, height }: Plot, random: () => number): Uint32Array => {
  const found = new Uint32Array(width * height);
  let count = 0;
  for (let i = 0; i < width * height; i++) if ((pixels[i * 4 + 3] ?? 0) > 127) found[count++] = i;
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const one = found[i] ?? 0;
    found[i] = found[j] ?? 0;
    found[j] = one;
  }
  return found.subarray(0, count);
};

const SMALL = 6;
/** The plot a sixth as large and soft, one byte a pixel: a shadow. */
export const softly = ({
  pixels,
  width,
  height,
}: Plot): { width: number; height: number; bytes: Uint8Array } => {
  const w = Math.ceil(width / SMALL);
  const h = Math.ceil(height / SMALL);
  let field = new Float32Array(w * h);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / SMALL) * w + Math.floor(x / SMALL);
      field[at] = (field[at] ?? 0) + (pixels[(y * width + x) * 4 + 3] ?? 0) / (255 * SMALL * SMALL);
    }
  for (let pass = 0; pass < 2; pass++) field = blurred(blurred(field, w, h, 1), w, h, w);
  return { width: w, height: h, bytes: Uint8Array.from(field, (v) => Math.min(255, v * 255)) };
};

const blurred = (field: Float32Array<ArrayBuffer>, w: number, h: number, step: 1 | number) => {
  const out = new Float32Array(w * h);
  const length = step === 1 ? w : h;
  for (let i = 0; i < w * h; i++) {
    const along = step === 1 ? i % w : Math.floor(i / w);
    let sum = 0;
    for (let k = -2; k <= 2; k++)
      if (along + k >= 0 && along + k < length) sum += field[i + k * step] ?? 0;
    out[i] = sum / 5;
  }
  return out;
};
