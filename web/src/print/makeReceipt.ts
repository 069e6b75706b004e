import type { PrintSide } from "#adapters/pdf/index.ts";
import { type Box, points, uprightSheet } from "#core/domain/print/index.ts";
import { intl } from "#web/words/index.ts";
import { printFont } from "./font.ts";
import { heightOf, lendFace, setLines } from "./lettering.ts";

/** A receipt in words, from above. */
export interface Receipt {
  /** Also the file’s own title. */
  readonly title: string;
  /** Who sold it. */
  readonly seller: readonly string[];
  /** What was bought. */
  readonly subject: string;
  readonly rows: readonly (readonly [words: string, value: string])[];
  readonly total: readonly [words: string, value: string];
  readonly notes: readonly string[];
}

const MARGIN = points(22);
const SMALL = 10.5;
const LARGE = 15;

/** Sets one thing below another, from the upper edge of a sheet. */
const column = (side: PrintSide, { left, bottom, width, height }: Box) => {
  let top = bottom + height;
  const room = (high: number): Box => ({ left, bottom: top - high, width, height: high });
  const down = (high: number) => {
    top -= high;
  };
  return {
    down,
    words: async (text: string, size: number, least: number) => {
      const said = [{ text, size }];
      const high = Math.max(least, heightOf(side, said, width));
      await setLines(side, said, { ...room(high), align: "start" });
      down(high);
    },
    row: async ([words, value]: readonly [string, string], size: number, high: number) => {
      await setLines(side, [{ text: words, size }], { ...room(high), align: "start" });
      await setLines(side, [{ text: value, size }], { ...room(high), align: "end" });
      down(high);
    },
    rule: () => side.rule({ from: [left, top], to: [left + width, top] }),
  };
};

/** Writes a receipt on a sheet of A4, for one’s records (PAY-21). */
export const makeReceipt = async (receipt: Receipt): Promise<Blob> => {
  const [{ PrintFile }, font] = await Promise.all([
    import("#adapters/pdf/index.ts"),
    printFont(),
    document.fonts.ready,
  ]);
  await lendFace(font);
  const file = await PrintFile.begin({ title: receipt.title, language: intl(), font });
  const sheet = uprightSheet();
  const { trim } = sheet;
  const below = column(file.addSide(sheet), {
    left: MARGIN,
    bottom: MARGIN,
    width: trim.width - 2 * MARGIN,
    height: trim.height - 2 * MARGIN,
  });
  await below.words(receipt.title, 24, 36);
  for (const line of receipt.seller) await below.words(line, SMALL, 16);
  below.down(30);
  await below.words(receipt.subject, LARGE, 40);
  below.down(6);
  for (const row of receipt.rows) await below.row(row, SMALL, 24);
  below.down(6);
  below.rule();
  below.down(6);
  await below.row(receipt.total, LARGE, 34);
  below.down(20);
  for (const note of receipt.notes) await below.words(note, SMALL, 20);
  return new Blob([new Uint8Array(await file.finish())], { type: "application/pdf" });
};
