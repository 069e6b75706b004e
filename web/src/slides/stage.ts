import type { PageStage } from "#adapters/webgl/index.ts";
import type { CoverSpec } from "#core/app/index.ts";
import { idle } from "../hooks/idle.ts";
import { yieldToMain } from "../hooks/yieldToMain.ts";

let one: Promise<PageStage> | undefined;

/** The page's one stage; its code comes with the first cover that wants to live. */
export const pageStage = (): Promise<PageStage> => {
  one ??= import("./composed.ts").then(async ({ composeStage }) => {
    await yieldToMain();
    return composeStage();
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
