import { PDFDocument } from "@cantoo/pdf-lib";
import type { BrowserContext, Page } from "@playwright/test";
import { densities, openPaper, printed, scanned } from "../support/paper.ts";

/** Keeps the PDF that a page uploads: what a form sends of a file is not told to whoever watches the network. */
export const keepPrints = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const append = FormData.prototype.append as (...all: unknown[]) => void;
    FormData.prototype.append = function (this: FormData, ...all: unknown[]) {
      const [, file] = all;
      if (file instanceof Blob && file.type === "application/pdf")
        Object.assign(window, { lastPrint: file });
      append.apply(this, all);
    } as typeof FormData.prototype.append;
  });

/** The PDF that the page handed over last. */
export const handedOver = async (page: Page): Promise<Uint8Array> => {
  const url = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL((window as unknown as { lastPrint: Blob }).lastPrint);
      }),
  );
  return new Uint8Array(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
};

const millimetres = ({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) =>
  [x, y, width, height].map((one) => Math.round((one * 254) / 72) / 10);

/** Looks at it as a printer does: the boxes of each side in millimetres, how fine its pictures are, and what its codes lead to. */
export const asPrinted = async (bytes: Uint8Array) => {
  const file = await PDFDocument.load(bytes);
  const paper = await openPaper(bytes);
  const finest: number[] = [];
  const codes: string[] = [];
  for (let at = 1; at <= paper.numPages; at++) {
    const side = await paper.getPage(at);
    finest.push(...(await densities(side)));
    codes.push(...scanned(await printed(paper, side, 150)));
  }
  return {
    boxes: file.getPages().map((side) => ({
      media: millimetres(side.getMediaBox()),
      bleed: millimetres(side.getBleedBox()),
      trim: millimetres(side.getTrimBox()),
    })),
    coarsest: Math.min(...finest),
    codes,
  };
};
