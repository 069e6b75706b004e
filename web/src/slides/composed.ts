import { restApi } from "#adapters/rest/index.ts";
import { createStage, type PageStage } from "#adapters/webgl/index.ts";
import { COVER_ASSETS } from "#core/domain/cover/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { coverUnreadable } from "#core/domain/words/index.ts";
import { home } from "./home.ts";
import worker from "./worker.ts?worker&url";

/** The content of an exported cover; whoever shows it hears that there is none (COVER-31). */
const exported = async (exportedId: string): Promise<ExportedCover | null> => {
  const api = restApi({
    base: `${home}/api`,
    token: () => null,
    // without headers of its own, so that a page of another site may ask as well; it is the same for everybody
    fetch: ({ url }) => fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }),
  });
  const answer = await api("readExportedCover", { path: { exportedId } });
  if (answer.ok) return answer.value.cover;
  console.warn(coverUnreadable(exportedId));
  return null;
};

/** The stage as the product has it: with its covers, its worker, and what draws its slides. */
export const composeStage = (): PageStage =>
  createStage({
    worker,
    // where the page itself draws
    paints: async () => (await import("./painting.ts")).openPainting,
    exported,
    assets: `${home}${COVER_ASSETS}`,
  });
