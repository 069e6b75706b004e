import { readFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { create } from "qrcode";
import { expect, test } from "vitest";
import { points, sheetOf } from "#core/domain/print/index.ts";
import { PrintFile } from "./index.ts";

const font = new Uint8Array(
  await readFile("node_modules/@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff"),
);
const squares = (link: string) => {
  const { modules } = create(link, { errorCorrectionLevel: "M" });
  return {
    size: modules.size,
    isDark: (row: number, column: number) => Boolean(modules.get(row, column)),
  };
};
const millimetres = ({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) =>
  [x, y, width, height].map((one) => Math.round((one / points(1)) * 10) / 10);

const made = async (format: "post" | "a4" | "letter") => {
  const file = await PrintFile.begin({ title: "For Grace", language: "en-GB", font });
  const side = file.addSide(sheetOf(format));
  side.write({ text: "Scan to watch", x: 100, y: 100, size: 12 });
  side.hide({ text: "Well done 🎉", x: 50, y: 300, size: 20, width: 120, turn: 4 });
  side.code(squares("https://fanfold.example/watch/t"), {
    left: 40,
    bottom: 40,
    width: 80,
    height: 80,
  });
  const bytes = await file.finish();
  return { side, file: await PDFDocument.load(bytes) };
};

test("a side for the press says what is paper, what is bleed and where it is cut", async () => {
  const [page] = (await made("post")).file.getPages();
  if (!page) throw new Error("There is no side");
  expect(millimetres(page.getMediaBox())).toEqual([0, 0, 317, 230]);
  expect(millimetres(page.getBleedBox())).toEqual([7, 7, 303, 216]);
  expect(millimetres(page.getTrimBox())).toEqual([10, 10, 297, 210]);
});

test("a side to print at home is the sheet that lies in the printer", async () => {
  const sizes = await Promise.all(
    (["a4", "letter"] as const).map(async (format) => {
      const [page] = (await made(format)).file.getPages();
      return page && millimetres(page.getTrimBox());
    }),
  );
  expect(sizes).toEqual([
    [0, 0, 297, 210],
    [0, 0, 279.4, 215.9],
  ]);
});

test("letters are embedded with the file, and only those of it", async () => {
  const { file } = await made("a4");
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object);
  const embedded = objects
    .filter((object) => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("FontDescriptor"))
    .map((dict) => dict.lookup(PDFName.of("FontFile2")) ?? dict.lookup(PDFName.of("FontFile3")));
  expect(embedded).toHaveLength(1);
  const [stream] = embedded;
  if (!(stream instanceof PDFRawStream)) throw new Error("The font is not in the file");
  expect(stream.getContentsSize()).toBeLessThan(font.length / 2);
});

test("a text of which the font lacks a sign is not written without it", async () => {
  const { side } = await made("a4");
  expect(side.canWrite("Für Zoë, with love")).toBe(true);
  expect(side.canWrite("Well done 🎉")).toBe(false);
  expect(side.canWrite("С днём рождения")).toBe(false);
});
