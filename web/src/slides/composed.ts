import { createStage, type PageStage } from "#adapters/webgl/index.ts";
import { COVER_ASSETS } from "#core/domain/cover/index.ts";
import { exportedContent } from "./exportedContent.ts";
import { home } from "./home.ts";
import worker from "./worker.ts?worker&url";

/** The stage as the product has it: with its covers, its worker, and what draws its slides. */
export const composeStage = (): PageStage =>
  createStage({
    worker,
    // where the page itself draws
    paints: async () => (await import("./painting.ts")).openPainting,
    exported: exportedContent,
    assets: `${home}${COVER_ASSETS}`,
  });
