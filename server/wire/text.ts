import { randomUUID } from "node:crypto";
import { findOnce, isSettled } from "#core/kernel/index.ts";

/** Stands for the slides while the rest is spelt. Nobody can write it into a card, since nobody is told it. */
const gap = randomUUID();
const quotedGap = JSON.stringify(gap);
const spelling = {};

/** JSON of an answer. What it has of slides that have not changed was spelt before (bar P9). */
export const textOf = (value: object): string => {
  const { story } = value as { readonly story?: { readonly slides?: unknown } | null };
  const slides = story?.slides;
  if (!Array.isArray(slides) || !slides.some(isSettled)) return JSON.stringify(value);
  const texts = slides.map((slide) => findOnce(slide, spelling, () => JSON.stringify(slide)));
  const [before, after] = JSON.stringify({ ...value, story: { ...story, slides: gap } }).split(
    quotedGap,
  );
  return `${before}[${texts.join()}]${after}`;
};
