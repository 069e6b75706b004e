import { DataTexture, LinearFilter, RedFormat, Texture, UnsignedByteType } from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { penOf, spareCanvas } from "../basis/index.ts";
import type { Cell } from "../words/index.ts";
import { type Face, fontOf } from "../words/index.ts";
import type { Inked, Painted } from "./kept.ts";
import { bufferOf, paintAll } from "./painter.ts";

/** A drawn cell; lengths in ems of its face, the rectangles in atlas coordinates. */
export interface Sign {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly advance: number;
  /** Room around the ink for outline, shadow and depth. */
  readonly buffer: number;
  readonly area: readonly [u0: number, v0: number, u1: number, v1: number];
  /** Where its own colours are, for an emoji. */
  readonly picture?: readonly [u0: number, v0: number, u1: number, v1: number];
}

export interface Atlas {
  readonly texture: Texture;
  readonly pictures: Texture | null;
  sign(cell: Cell, face: Face): Sign;
  dispose(): void;
}

const ACROSS = 2048;
/** Pixels an em by how many signs there are. */
const SIZES = [
  [6, 256],
  [13, 216],
  [24, 168],
  [44, 120],
] as const;

/** At the lowest quality a picture is half as high as at the best, and so are its letters. */
const COARSE = 0.6;

const keyOf = (cell: Cell, face: Face): string =>
  `${face.family}/${face.weight}/${face.italic}/${cell.text}`;

interface Placed extends Painted {
  readonly x: number;
  readonly y: number;
}

type Cells = ReadonlyMap<string, Inked>;

/**
 * Packs one distance field a cell into rows of one texture, and the emoji into a second one in colour. Nothing is
 * drawn before the first sign is asked for: the graphics process makes its programs meanwhile (P5).
 */
export const drawAtlas = (wanted: readonly Inked[], quality: Quality): Atlas => {
  const cells: Cells = new Map(wanted.map((one) => [keyOf(one.cell, one.face), one]));
  const texture = new DataTexture(null, 1, 1, RedFormat, UnsignedByteType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  const pictures = [...cells.values()].some(({ cell }) => cell.kind === "emoji")
    ? new Texture()
    : null;
  let signs: ReadonlyMap<string, Sign> | null = null;
  return {
    texture,
    pictures,
    sign: (cell, face) => {
      signs ??= fill(cells, texture, pictures, quality === "low" ? COARSE : 1);
      const found = signs.get(keyOf(cell, face));
      if (!found) throw new Error(`"${cell.text}" was not drawn into the atlas`);
      return found;
    },
    dispose: () => {
      texture.dispose();
      pictures?.dispose();
    },
  };
};

const fill = (
  cells: Cells,
  texture: DataTexture,
  pictures: Texture | null,
  share: number,
): ReadonlyMap<string, Sign> => {
  // fewer letters stand larger on the cover, and need the finer field
  const px = Math.round((SIZES.find(([most]) => cells.size <= most)?.[1] ?? 84) * share);
  const buffer = bufferOf(px);
  const painted = paintAll([...cells.values()], px);
  const placed = new Map<string, Placed>();
  let x = 0;
  let y = 0;
  let row = 0;
  let i = 0;
  for (const key of cells.keys()) {
    const { glyph, px: own } = painted[i++] as Painted;
    if (x + glyph.width > ACROSS) {
      x = 0;
      y += row;
      row = 0;
    }
    placed.set(key, { glyph, px: own, x, y });
    x += glyph.width;
    row = Math.max(row, glyph.height);
  }
  const height = Math.max(1, y + row);
  const bytes = new Uint8Array(ACROSS * height);
  for (const { glyph, x: left, y: top } of placed.values())
    for (let r = 0; r < glyph.height; r++)
      bytes.set(
        glyph.data.subarray(r * glyph.width, (r + 1) * glyph.width),
        (top + r) * ACROSS + left,
      );
  texture.image = { data: bytes, width: ACROSS, height };
  texture.needsUpdate = true;

  const emoji = [...cells].filter(([, { cell }]) => cell.kind === "emoji");
  const areas = pictures ? drawPictures(emoji, placed, pictures) : null;

  const signs = new Map<string, Sign>();
  for (const [key, { glyph, px: own, x: left, y: top }] of placed) {
    const picture = areas?.get(key);
    signs.set(key, {
      width: glyph.inkWidth / own,
      top: glyph.top / own,
      bottom: (glyph.top - glyph.inkHeight) / own,
      left: glyph.left / own,
      advance: glyph.advance / own,
      buffer: buffer / own,
      area: [
        (left + 0.5) / ACROSS,
        (top + glyph.height - 0.5) / height,
        (left + glyph.width - 0.5) / ACROSS,
        (top + 0.5) / height,
      ],
      ...(picture ? { picture } : {}),
    });
  }
  return signs;
};

/** The emoji in their colours, each with the same room around it as its distance field. */
const drawPictures = (
  emoji: readonly (readonly [string, Inked])[],
  placed: ReadonlyMap<string, Placed>,
  texture: Texture,
): Map<string, Sign["area"]> => {
  const boxes = emoji.flatMap(([key, { cell, face }]) => {
    const found = placed.get(key);
    return found ? [{ key, cell, face, ...found }] : [];
  });
  const columns = Math.ceil(Math.sqrt(boxes.length));
  const size = Math.max(...boxes.map(({ glyph }) => Math.max(glyph.width, glyph.height)));
  const canvas = spareCanvas(columns * size, Math.ceil(boxes.length / columns) * size);
  // read back, so that every browser draws it by the processor and alike
  const pen = penOf(canvas, true);
  pen.textBaseline = "alphabetic";
  const areas = new Map<string, Sign["area"]>();
  boxes.forEach(({ key, cell, face, glyph, px }, i) => {
    const left = (i % columns) * size;
    const top = Math.floor(i / columns) * size;
    pen.font = fontOf(face, px);
    pen.fillText(
      cell.text,
      left + (glyph.width - glyph.inkWidth) / 2 - glyph.left,
      top + (glyph.height - glyph.inkHeight) / 2 + glyph.top,
    );
    areas.set(key, [
      left / canvas.width,
      (top + glyph.height) / canvas.height,
      (left + glyph.width) / canvas.width,
      top / canvas.height,
    ]);
  });
  texture.image = canvas as HTMLCanvasElement;
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return areas;
};
