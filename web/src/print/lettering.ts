import type { PrintSide } from "#adapters/pdf/index.ts";
import { type Box, pixelsOf } from "#core/domain/print/index.ts";

interface Said {
  readonly text: string;
  /** Of its letters, in points. */
  readonly size: number;
}

const LEADING = 1.35;

/** Lines no wider than they may be; a word that is wider alone stays whole. */
const broken = (
  text: string,
  most: number,
  widthOf: (text: string) => number,
): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** A line that the file’s font cannot write, drawn by the browser: every script, and emoji in their colours. */
const drawn = async (side: PrintSide, text: string, size: number, x: number, y: number) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser has no canvas to draw on");
  const width = drawnWidth(text, size);
  const box = { left: x, bottom: y - size * 0.3, width, height: size * LEADING };
  [canvas.width, canvas.height] = pixelsOf(box);
  const scale = canvas.height / box.height;
  pen.font = `600 ${size * scale}px ${FACES}`;
  pen.fillStyle = "#2b2140";
  pen.fillText(text, 0, size * (LEADING - 0.3) * scale);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture === null) throw new Error("This browser made no picture of a line");
  await side.picture(new Uint8Array(await picture.arrayBuffer()), "image/png", box);
  side.hide({ text, x, y, size, width, turn: 0 });
};

/** The file’s own face by the name that the browser draws it by: a line with an emoji looks like its neighbours. */
const FACE = "Fanfold print";
export const lendFace = async (font: Uint8Array): Promise<void> => {
  const face = await new FontFace(FACE, new Uint8Array(font), { weight: "600" }).load();
  document.fonts.add(face);
};

const FACES = `"${FACE}", "Nunito Variable", "Noto Color Emoji", "Apple Color Emoji", system-ui, sans-serif`;

const drawnWidth = (text: string, size: number): number => {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return 0;
  pen.font = `600 ${size * 10}px ${FACES}`;
  return pen.measureText(text).width / 10;
};

/** How much of what a line leaves free is before it. */
const before = { start: 0, middle: 0.5, end: 1 } as const;

const linesOf = (side: PrintSide, texts: readonly Said[], most: number): readonly Said[] =>
  texts.flatMap(({ text, size }) =>
    text
      .split("\n")
      .flatMap((paragraph) => broken(paragraph, most, (some) => widthOn(side, some, size)))
      .map((line) => ({ text: line, size })),
  );

const widthOn = (side: PrintSide, text: string, size: number): number =>
  side.canWrite(text) ? side.widthOf(text, size) : drawnWidth(text, size);

const heightOfLines = (lines: readonly Said[]): number =>
  lines.reduce((sum, { size }) => sum + size * LEADING, 0);

/** How high texts are that are set below each other in a width. */
export const heightOf = (side: PrintSide, texts: readonly Said[], width: number): number =>
  heightOfLines(linesOf(side, texts, width));

/** Sets texts below each other in the middle of a box’s height, as real letters wherever the file’s font has them. */
export const setLines = async (
  side: PrintSide,
  texts: readonly Said[],
  { left, bottom, width, height, align }: Box & { readonly align: "start" | "middle" | "end" },
): Promise<void> => {
  const lines = linesOf(side, texts, width);
  let top = bottom + (height + heightOfLines(lines)) / 2;
  for (const { text, size } of lines) {
    const x = left + (width - widthOn(side, text, size)) * before[align];
    const y = top - size;
    if (side.canWrite(text)) side.write({ text, x, y, size });
    else await drawn(side, text, size, x, y);
    top -= size * LEADING;
  }
};
