import type { ShownSlide } from "../shown.ts";
import type { Face } from "./drawing.ts";
import { loadFaces } from "./fonts.ts";
import { handOf } from "./lettering/index.ts";

/** The face in which whoever made a slide signs, once the page has it for this name. */
export const loadSignature = async (
  slide: Pick<ShownSlide, "creator" | "subtitle">,
  name: string,
): Promise<Face> => {
  const { signature } = handOf(slide, name);
  await loadFaces([signature], name);
  return signature;
};
