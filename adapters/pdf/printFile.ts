import fontkit from "@cantoo/fontkit";
import { PDFDocument, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";
import type { Box, Line, Sheet } from "#core/domain/print/index.ts";
import { type HiddenLine, hide, type PrintedLine, writable, write } from "./text.ts";

/** A code’s squares, row by row; true is dark. */
export interface Squares {
  readonly size: number;
  isDark(row: number, column: number): boolean;
}

export interface PrintFileOptions {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** The font that words are set in, as a file. */
  readonly font: Uint8Array;
}

const BLACK = rgb(0, 0, 0);

const place = ({ left, bottom, width, height }: Box) => ({ x: left, y: bottom, width, height });

const mark = (page: PDFPage, { from, to }: Line, dash?: number[]): void =>
  page.drawLine({
    start: { x: from[0], y: from[1] },
    end: { x: to[0], y: to[1] },
    thickness: 0.25,
    color: BLACK,
    ...(dash && { dashArray: dash }),
  });

/** One side of a sheet of a file that is being written. */
export class PrintSide {
  readonly #file: PDFDocument;
  readonly #page: PDFPage;
  readonly #font: PDFFont;

  constructor(file: PDFDocument, font: PDFFont, sheet: Omit<Sheet, "pages">) {
    const { media, bleed, trim, ...marks } = sheet;
    this.#file = file;
    this.#font = font;
    this.#page = file.addPage([media.width, media.height]);
    this.#page.setMediaBox(media.left, media.bottom, media.width, media.height);
    this.#page.setBleedBox(bleed.left, bleed.bottom, bleed.width, bleed.height);
    this.#page.setTrimBox(trim.left, trim.bottom, trim.width, trim.height);
    for (const line of marks.cropMarks) mark(this.#page, line);
    for (const line of marks.foldMarks) mark(this.#page, line, [2, 2]);
  }

  /** A thin line from one place to another. */
  rule(line: Line): void {
    mark(this.#page, line);
  }

  /** Lays a JPEG or a PNG into a box. */
  async picture(bytes: Uint8Array, type: "image/jpeg" | "image/png", box: Box): Promise<void> {
    const image = await (type === "image/png"
      ? this.#file.embedPng(bytes)
      : this.#file.embedJpg(bytes));
    this.#page.drawImage(image, place(box));
  }

  /** Draws a code as squares, with the quiet margin of four that readers need inside its box. */
  code({ size, isDark }: Squares, box: Box): void {
    const unit = box.width / (size + 8);
    const rows: string[] = [];
    // neighbours in one piece: no hairline shows between them
    for (let row = 0; row < size; row++)
      for (let column = 0, end = 0; column < size; column = end + 1) {
        end = column;
        while (end < size && isDark(row, end)) end++;
        if (end > column) rows.push(`M${column + 4} ${row + 4}h${end - column}v1h${column - end}z`);
      }
    this.#page.drawSvgPath(rows.join(""), {
      ...{ x: box.left, y: box.bottom + box.height, scale: unit },
      color: BLACK,
      borderWidth: 0,
    });
  }

  /** Whether the file’s font has every sign of a text. */
  canWrite(text: string): boolean {
    return writable(this.#font, text) === text;
  }
  widthOf(text: string, size: number): number {
    return this.#font.widthOfTextAtSize(text, size);
  }
  write(line: PrintedLine): void {
    write(this.#page, this.#font, line);
  }
  hide(line: HiddenLine): void {
    hide(this.#page, this.#font, line);
  }
}

/** A PDF to print, written side by side: boxes, marks, pictures, codes and embedded letters. */
export class PrintFile {
  readonly #file: PDFDocument;
  readonly #font: PDFFont;

  private constructor(file: PDFDocument, font: PDFFont) {
    this.#file = file;
    this.#font = font;
  }

  static async begin({ title, language, font }: PrintFileOptions): Promise<PrintFile> {
    const file = await PDFDocument.create();
    file.registerFontkit(fontkit);
    file.setTitle(title, { showInWindowTitleBar: true });
    file.setLanguage(language);
    file.setCreator("Fanfold");
    file.setProducer("Fanfold");
    return new PrintFile(file, await file.embedFont(font, { subset: true }));
  }

  addSide(sheet: Omit<Sheet, "pages">): PrintSide {
    return new PrintSide(this.#file, this.#font, sheet);
  }

  async finish(): Promise<Uint8Array> {
    return this.#file.save();
  }
}
