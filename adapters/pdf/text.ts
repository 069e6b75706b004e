import {
  degrees,
  type PDFFont,
  PDFHexString,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  setCharacterSqueeze,
  TextRenderingMode,
} from "@cantoo/pdf-lib";

/** A line of letters: its start on the baseline, in points; `turn` in degrees against the clock. */
export interface PrintedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A line that a picture already shows, as wide as it stands there: found, selected and read, not seen. */
export interface HiddenLine extends PrintedLine {
  readonly width: number;
  readonly turn: number;
}

const INK = rgb(0x2b / 255, 0x21 / 255, 0x40 / 255);

/** The signs of a text that a font has. */
export const writable = (font: PDFFont, text: string): string => {
  const known = new Set(font.getCharacterSet());
  return [...text].filter((sign) => known.has(sign.codePointAt(0) ?? 0)).join("");
};

export const write = (page: PDFPage, font: PDFFont, { text, x, y, size }: PrintedLine): void =>
  page.drawText(text, { x, y, size, font, color: INK });

/** What it says stands beside its letters, so that emoji and scripts which the font lacks are read and copied too. */
export const hide = (page: PDFPage, font: PDFFont, line: HiddenLine): void => {
  const { text, x, y, size, width, turn } = line;
  // something has to stand there to be selected
  const letters = writable(font, text).trim() || "·";
  const says = PDFHexString.fromText(text).toString();
  const natural = font.widthOfTextAtSize(letters, size);
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
      "/Span",
      `<</ActualText ${says}>>`,
    ]),
    setCharacterSqueeze(natural > 0 ? (100 * width) / natural : 100),
  );
  page.drawText(letters, {
    ...{ x, y, size, font },
    rotate: degrees(turn),
    renderMode: TextRenderingMode.Invisible,
  });
  page.pushOperators(setCharacterSqueeze(100), PDFOperator.of(PDFOperatorNames.EndMarkedContent));
};
