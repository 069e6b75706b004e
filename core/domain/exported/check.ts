import * as z from "zod/mini";
import { ExportedCover } from "./cover.ts";
import { CoverLayer } from "./layer.ts";

/** Layers of one cover at most. */
const MOST = 1200;
const Layers = z.array(CoverLayer).check(z.maxLength(MOST, "Too many layers"));

/** A cover whose layers can be drawn. */
export type DrawableCover = Omit<ExportedCover, "layers"> & { layers: CoverLayer[] };

/** The content of an exported cover as it can be drawn (OPEN-121); null where it is broken. */
export const checkExported = (content: unknown): DrawableCover | null => {
  const cover = z.safeParse(ExportedCover, content);
  if (!cover.success) return null;
  const layers = z.safeParse(Layers, cover.data.layers);
  if (!layers.success) return null;
  const known = new Set<string | undefined>();
  for (const { name, in: parent } of layers.data) {
    if (parent !== undefined && !known.has(parent)) return null;
    known.add(name);
  }
  return { ...cover.data, layers: layers.data };
};
