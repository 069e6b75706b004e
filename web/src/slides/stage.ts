import { restApi } from "#adapters/rest/index.ts";
import type { PageStage } from "#adapters/webgl/index.ts";
import type { CoverSpec } from "#core/app/index.ts";
import { COVER_ASSETS } from "#core/domain/cover/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { coverUnreadable } from "#core/domain/words/index.ts";
import { idle } from "../hooks/idle.ts";
import { yieldToMain } from "../hooks/yieldToMain.ts";
import { home } from "./home.ts";

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

let one: Promise<PageStage> | undefined;

/** The page's one stage; its code comes with the first cover that wants to live. */
export const pageStage = (): Promise<PageStage> => {
  one ??= import("#adapters/webgl/index.ts").then(async ({ createStage }) => {
    await yieldToMain();
    return createStage({ exported, assets: `${home}${COVER_ASSETS}` });
  });
  // a chunk that did not arrive is asked for again by the next cover
  one.catch(() => {
    one = undefined;
  });
  return one;
};

/**
 * Starts the stage before it is needed, and fetches all that draws this cover, so that it lives from its first second;
 * the page itself comes first.
 */
export const warmStage = (cover?: CoverSpec | null): void =>
  void idle()
    .then(pageStage)
    .then(async (stage) => {
      if (cover) await stage.warm(cover);
      else await stage.probe();
    })
    .catch(() => undefined);
