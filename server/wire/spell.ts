import { hash, randomUUID } from "node:crypto";
import { findOnce } from "#core/kernel/index.ts";

/** JSON of an answer as it is sent, and the tag that names it (ETag). */
export interface Spelt {
  readonly body: string;
  readonly etag: string;
}

/** Stands for the slides while the rest is spelt. Nobody can write it into a card, since nobody is told it. */
const gap = randomUUID();
const quotedGap = JSON.stringify(gap);
const spelling = {};

const nameOf = (content: string): string => hash("sha256", content, "base64url");
/** 160 bits of it are enough. */
const tagOf = (name: string): string => `"${name.slice(0, 27)}"`;

const spellSlide = (slide: unknown) => {
  const text = JSON.stringify(slide);
  return { text, name: nameOf(text) };
};

/**
 * What it has of slides that have not changed was spelt before (bar P9); the tag of a card is made of their names, so
 * that they need not be read for it again.
 */
export const spell = (value: object): Spelt => {
  const { story } = value as { readonly story?: { readonly slides?: unknown } | null };
  const slides = story?.slides;
  if (!Array.isArray(slides)) {
    const body = JSON.stringify(value);
    return { body, etag: tagOf(nameOf(body)) };
  }
  const spelt = slides.map((slide) => findOnce(slide, spelling, () => spellSlide(slide)));
  const rest = JSON.stringify({ ...value, story: { ...story, slides: gap } });
  const [before, after] = rest.split(quotedGap);
  const list = spelt.map(({ text }) => text).join();
  const name = nameOf(`${before}${spelt.map((slide) => slide.name).join()}${after}`);
  return { body: `${before}[${list}]${after}`, etag: tagOf(name) };
};
