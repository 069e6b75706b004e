import type { Squares } from "#adapters/pdf/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { inOrder } from "#core/domain/order/index.ts";
import {
  bleedOf,
  impose,
  type PrintFormat,
  type PrintPage,
  pagesOf,
  sheetOf,
} from "#core/domain/print/index.ts";
import { coverSlide, type Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { intl, say } from "#web/words/index.ts";
import { printFont } from "./font.ts";
import { lendFace } from "./lettering.ts";
import { type Drawing, drawPage } from "./pages.ts";

export interface PrintFileOptions {
  /** The site that codes lead to: "https://fanfold.example". */
  readonly address: string;
  /** Told after each page, and once before the first. */
  readonly onProgress?: (done: number, of: number) => void;
  /** Ends it between two pages; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** A code for a link, as squares. */
const codes = async (): Promise<(link: string) => Squares> => {
  const { create } = await import("qrcode");
  return (link) => {
    const { modules } = create(link, { errorCorrectionLevel: "M" });
    return {
      size: modules.size,
      isDark: (row, column) => Boolean(modules.get(row, column)),
    };
  };
};

/** What is printed of a card: its cover, and every message that is in it. */
const printedOf = ({ slides }: Story) => {
  const cover = coverSlide(slides);
  if (!cover) throw new Error("A card without a cover cannot be printed");
  const messages = inOrder(slides).filter(
    ({ type, status }) => type !== "title" && status === "approved",
  );
  return { cover, messages };
};

/**
 * Makes the file that a card is printed from, in the owner’s browser: drawn as it is played, at 300 dots an inch, in the
 * order in which folded sheets are printed (decision 0084). Rejects where a picture doesn’t come: a gap cannot be mended on
 * paper.
 */
export const makePrintFile = async (
  story: Story,
  format: PrintFormat,
  { address, onProgress, signal }: PrintFileOptions,
): Promise<Blob> => {
  const { watch } = story.tokens;
  if (watch === undefined) throw new Error("Only who owns a card prints it");
  const { cover, messages } = printedOf(story);
  const pages = pagesOf(cover, messages, Boolean(story.greeting_message?.trim()));
  let done = 0;
  onProgress?.(done, pages.length);
  const [{ PrintFile }, font, codeOf] = await Promise.all([
    import("#adapters/pdf/index.ts"),
    printFont(),
    codes(),
  ]);
  await lendFace(font);
  const title = story.title || say("print.untitled");
  const file = await PrintFile.begin({ title, language: intl(), font });
  const drawing: Drawing = {
    story,
    codeOf: (message) => codeOf(address + paths.watch(watch, message)),
  };
  const sheet = sheetOf(format);
  for (const side of impose<PrintPage<Slide>>(pages)) {
    const printed = file.addSide(sheet);
    for (const [at, page] of side.entries()) {
      signal?.throwIfAborted();
      const which = at === 0 ? 0 : 1;
      await drawPage(printed, page, sheet.pages[which], bleedOf(sheet, which), drawing);
      done += 1;
      onProgress?.(done, pages.length);
    }
  }
  signal?.throwIfAborted();
  const bytes = await file.finish();
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
};
