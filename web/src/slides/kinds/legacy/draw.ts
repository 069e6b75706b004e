import { photos } from "../photos/draw.ts";

/** A message of an earlier version: its photos, framed, over its words (SLIDE-10). */
export { photos as legacy };
