import type { PrintFormat } from "#core/domain/print/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { PrintFileOptions } from "./makePrintFile.ts";

/** The file that a card is printed from; what draws it comes when it first is asked for. */
export const printFile = async (
  story: Story,
  format: PrintFormat,
  options: PrintFileOptions,
): Promise<Blob> => {
  const { makePrintFile } = await import("./makePrintFile.ts");
  return makePrintFile(story, format, options);
};
