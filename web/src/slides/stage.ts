import type { PageStage } from "#adapters/webgl/index.ts";

let one: Promise<PageStage> | undefined;

/** The page's one stage; its code comes with the first cover that wants to live. */
export const pageStage = (): Promise<PageStage> => {
  one ??= import("#adapters/webgl/index.ts").then(({ createStage }) => createStage());
  // a chunk that did not arrive is asked for again by the next cover
  one.catch(() => {
    one = undefined;
  });
  return one;
};

/** Starts the stage before it is needed, so that the cover lives from its first second. */
export const warmStage = (): void =>
  void pageStage().then(
    (stage) => stage.probe(),
    () => undefined,
  );
