import type { Row } from "../measure.ts";
import { first } from "./first.ts";
import { frames } from "./frames.ts";
import { playing } from "./playing.ts";
import { sizes } from "./sizes.ts";
import { slides } from "./slides.ts";

/** P2, P5, P6, P7, P8, P18, P19: what a cover costs to load, to begin, to go on, and to leave, and what falls over it; what a slide costs. */
export const stage = async (): Promise<Row[]> => [
  ...(await sizes()),
  ...(await first()),
  ...(await frames()),
  ...(await playing()),
  ...(await slides()),
];
