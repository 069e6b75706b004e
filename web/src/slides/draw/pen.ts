import { graphemes } from "#core/kernel/index.ts";

/** Everything is measured in hundredths of the width, as the living faces are in cqi. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

export const display = '"Fraunces Variable", Georgia, serif';
export const plain = '"Nunito Variable", system-ui, sans-serif';
export const typed = '"American Typewriter", "Courier New", Courier, "Liberation Mono", monospace';

export interface Lettering {
  /** Style and weight as in CSS: "italic 480". */
  readonly cut: string;
  readonly family: string;
  /** Letters and lines in units; `line` in ems. */
  readonly size: number;
  readonly line: number;
  readonly ink: string;
  readonly align: "center" | "start" | "end";
}

/** A text in the lines it takes within `width` units; words that are longer than a line are broken. */
export const wrap = ({ pen, unit }: Sheet, text: string, width: number): readonly string[] => {
  const room = width * unit;
  const fits = (line: string) => pen.measureText(line).width <= room;
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const segment of graphemes(word)) {
        if (line !== "" && !fits(line + segment)) {
          lines.push(line);
          line = "";
        }
        line += segment;
      }
    }
    lines.push(line);
  }
  return lines;
};

const fromRight = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** Letters a text into a box, from its top or in its middle; answers how far down it went, in units. */
export const letter = (
  sheet: Sheet,
  text: string,
  look: Lettering,
  box: { x: number; y: number; width: number; height?: number },
): number => {
  const { pen, unit } = sheet;
  pen.font = `${look.cut} ${look.size * unit}px ${look.family}`;
  pen.fillStyle = look.ink;
  pen.textBaseline = "alphabetic";
  const isFromRight = fromRight.test(text);
  pen.direction = isFromRight ? "rtl" : "ltr";
  pen.textAlign = look.align;
  const lines = wrap(sheet, text, box.width);
  const step = look.size * look.line;
  const high = lines.length * step;
  const top = box.height === undefined ? box.y : box.y + Math.max(0, (box.height - high) / 2);
  const starts = look.align === "start" ? !isFromRight : isFromRight;
  const x = look.align === "center" ? box.x + box.width / 2 : starts ? box.x : box.x + box.width;
  lines.forEach((line, i) => {
    pen.fillText(line, x * unit, (top + i * step + step / 2 + look.size * 0.32) * unit);
  });
  return top + high;
};

/** A picture that fills its box, its middle kept. Units. */
export const fill = (
  { pen, unit }: Sheet,
  picture: HTMLImageElement,
  box: { x: number; y: number; width: number; height: number },
): void => {
  const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  const width = box.width / scale;
  const height = box.height / scale;
  pen.drawImage(
    picture,
    (picture.naturalWidth - width) / 2,
    (picture.naturalHeight - height) / 2,
    width,
    height,
    box.x * unit,
    box.y * unit,
    box.width * unit,
    box.height * unit,
  );
};

export const ground = ({ pen, width, height }: Sheet, paint: string | CanvasGradient): void => {
  pen.fillStyle = paint;
  pen.fillRect(0, 0, width, height);
};
