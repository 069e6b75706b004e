import { parse } from "csv-parse/sync";
import type { BrokenPart, DatesFile, TableRow } from "#core/domain/reminder/index.ts";

/** A record may go over so many lines: an address in quotes, a note. */
const mostLinesOfRecord = 20;
const separators = [",", ";", "\t"] as const;

/** What parts the cells: whichever stands most often in the first line, outside quotes. */
const separatorIn = (line: string): string => {
  const bare = line.replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

const cellsIn = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });

/** All of a table where nothing in it is wrong; its rows begin on the line after the one before. */
const whole = (text: string, delimiter: string): readonly TableRow[] => {
  let next = 1;
  const records = parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
  }) as unknown as readonly { record: string[]; info: { lines: number } }[];
  return records.flatMap(({ record, info }) => {
    const line = next;
    next = info.lines + 1;
    return record.every((cell) => cell.trim() === "") ? [] : [{ line, cells: record }];
  });
};

const quotesIn = (text: string): number => text.split('"').length - 1;

/** Record by record: a quote that is never closed costs its own line, not all that follow. */
const recordByRecord = (lines: readonly string[], delimiter: string) => {
  const rows: TableRow[] = [];
  const broken: BrokenPart[] = [];
  let at = 0;
  while (at < lines.length) {
    let record = lines[at] ?? "";
    let to = at + 1;
    while (quotesIn(record) % 2 === 1 && to < lines.length && to - at < mostLinesOfRecord)
      record += `\n${lines[to++]}`;
    const cells = (() => {
      try {
        return cellsIn(record, delimiter);
      } catch {
        return null;
      }
    })();
    // one that only ended in another’s quote is not theirs
    if (cells === null || cells.length > 1) {
      broken.push({ line: at + 1, text: lines[at] ?? "" });
      at += 1;
      continue;
    }
    const [row] = cells;
    if (row?.some((cell) => cell.trim() !== "")) rows.push({ line: at + 1, cells: row });
    at = to;
  }
  return { rows, broken };
};

/** A table whose cells are parted by commas, semicolons or tabs (RFC 4180), its rows with their lines. */
export const readTable = (lines: readonly string[]): DatesFile => {
  const delimiter = separatorIn(lines.find((line) => line.trim() !== "") ?? "");
  try {
    return { of: "table", rows: whole(lines.join("\n"), delimiter), broken: [] };
  } catch {
    return { of: "table", ...recordByRecord(lines, delimiter) };
  }
};
