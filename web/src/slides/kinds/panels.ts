import type { SlideType } from "#core/domain/slide/index.ts";
import type { KindPanel } from "./panel.ts";
import { pageKinds } from "./registry.ts";

const loaded = new Map<SlideType, KindPanel>();

/** Fetches the panels of all kinds: the builder is shown once they are there. */
export const loadPanels = async (): Promise<void> => {
  const types = Object.keys(pageKinds) as SlideType[];
  await Promise.all(
    types.map(async (type) => {
      const panel = await pageKinds[type].panel?.();
      if (panel) loaded.set(type, panel);
    }),
  );
};

/** What the builder shows of a kind; undefined for one that is not offered. */
export const panelOf = (type: SlideType): KindPanel | undefined => {
  const panel = loaded.get(type);
  if (!panel && pageKinds[type].panel) throw new Error("The panels are not loaded yet");
  return panel;
};

/** Those of these kinds that can be made here, in their order. */
export const madeHere = (types: readonly SlideType[]): readonly SlideType[] =>
  types.filter((type) => pageKinds[type].panel !== null);

/** The kind that an address names, where it can be made here. */
export const isMadeHere = (named: unknown): named is SlideType =>
  typeof named === "string" &&
  Object.hasOwn(pageKinds, named) &&
  pageKinds[named as SlideType].panel !== null;
