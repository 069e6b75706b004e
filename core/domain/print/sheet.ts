/** A rectangle in points, from the lower left corner as PDF has it. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** A line in points. */
export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** One side of a sheet that is folded once: its boxes, what is drawn outside of them, and the room of its two pages. */
export interface Sheet {
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
  /** Where it is cut; none where there is nothing to cut. */
  readonly cropMarks: readonly Line[];
  /** Where it is folded, outside of what is cut. */
  readonly foldMarks: readonly Line[];
  readonly pages: readonly [left: Box, right: Box];
}

/** Pixels of an inch of paper: what is read from a hand is no finer. */
const DENSITY = 300;

/** A picture of a box in pixels, as fine as it is printed. */
export const pixelsOf = ({ width, height }: Box): readonly [width: number, height: number] => [
  Math.ceil((width / 72) * DENSITY),
  Math.ceil((height / 72) * DENSITY),
];

/** Millimetres in points. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

interface Paper {
  readonly width: number;
  readonly height: number;
  /** How far pictures reach beyond the cut, for a printer who cuts. */
  readonly bleed: number;
  /** What lies around the cut, with room for marks. */
  readonly margin: number;
}

/** The formats in millimetres, lying: A5 folded for the post, a sheet of A4 or Letter folded at home. */
const papers = {
  post: { width: 297, height: 210, bleed: 3, margin: 10 },
  a4: { width: 297, height: 210, bleed: 0, margin: 0 },
  letter: { width: 279.4, height: 215.9, bleed: 0, margin: 0 },
} satisfies Readonly<Record<string, Paper>>;

export type PrintFormat = keyof typeof papers;
export const printFormats = Object.keys(papers) as readonly PrintFormat[];

/** Marks keep this far from the bleed, so that a cut that is a little off shows none. */
const AWAY = 1;
const MARK = 5;

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  bottom: box.bottom - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** Lines across the upper and the lower edge at `x`, outside of the bleed. */
const upright = (x: number, { bottom, height }: Box, off: number, long: number): Line[] => [
  { from: [x, bottom - off], to: [x, bottom - off - long] },
  { from: [x, bottom + height + off], to: [x, bottom + height + off + long] },
];

/** Lines across the left and the right edge at `y`, outside of the bleed. */
const level = (y: number, { left, width }: Box, off: number, long: number): Line[] => [
  { from: [left - off, y], to: [left - off - long, y] },
  { from: [left + width + off, y], to: [left + width + off + long, y] },
];

/** A side of a sheet in a format. */
export const sheetOf = (format: PrintFormat): Sheet => {
  const paper: Paper = papers[format];
  const margin = points(paper.margin);
  const trim = {
    left: margin,
    bottom: margin,
    width: points(paper.width),
    height: points(paper.height),
  };
  const half = { ...trim, width: trim.width / 2 };
  const middle = trim.left + half.width;
  const off = points(paper.bleed + AWAY);
  const long = points(MARK);
  const isCut = paper.margin > 0;
  return {
    media: grown(trim, margin),
    bleed: grown(trim, points(paper.bleed)),
    trim,
    cropMarks: isCut
      ? [
          ...upright(trim.left, trim, off, long),
          ...upright(trim.left + trim.width, trim, off, long),
          ...level(trim.bottom, trim, off, long),
          ...level(trim.bottom + trim.height, trim, off, long),
        ]
      : [],
    foldMarks: isCut ? upright(middle, trim, off, long) : [],
    pages: [half, { ...half, left: middle }],
  };
};

/** A sheet of A4 that stands and isn't folded. */
export const uprightSheet = (): Omit<Sheet, "pages"> => {
  const trim = { left: 0, bottom: 0, width: points(210), height: points(297) };
  return { media: trim, bleed: trim, trim, cropMarks: [], foldMarks: [] };
};

/** A page up to the bleed at its three outer edges; a picture that fills it ends at the fold. */
export const bleedOf = ({ bleed, pages }: Sheet, at: 0 | 1): Box => {
  const fold = pages[1].left;
  return at === 0
    ? { ...bleed, width: fold - bleed.left }
    : { ...bleed, left: fold, width: bleed.left + bleed.width - fold };
};
