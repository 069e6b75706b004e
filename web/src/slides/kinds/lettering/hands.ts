import { seedOf } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../shown.ts";
import type { Face } from "../drawing.ts";
import { lettered, serif } from "./faces.ts";

/** A person’s handwriting. */
export interface Hand {
  readonly face: Face;
  /** For their name, larger than their words. */
  readonly signature: Face;
  /** From line to line, in ems. */
  readonly leading: number;
}

const written = (face: Face, leading: number): Hand => ({ face, signature: face, leading });

const caveat: Hand = {
  face: lettered("Caveat", "500"),
  signature: lettered("Caveat", "600"),
  leading: 1.12,
};

/** Hands that stay legible over three hundred letters. */
const hands: readonly Hand[] = [
  caveat,
  written(lettered("Nanum Pen Script"), 1.04),
  written(lettered("Covered By Your Grace"), 1.06),
  written(lettered("Nothing You Could Do"), 1.34),
  written(lettered("La Belle Aurore"), 1.2),
  written(lettered("Homemade Apple"), 1.6),
  written(lettered("Cedarville Cursive"), 1.4),
];

/** What is written in a script that no hand has. */
const printed: Hand = {
  face: serif("italic 440"),
  signature: serif("italic 560"),
  leading: 1.3,
};

/** Letters that every hand has, and those that the first one has besides. */
const western = /^[A-Za-zªº\u00c0-\u00ffıŒœ]$/u;
const european = /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u;

/** Whose message it is: as they are known to the card, however they sign. */
const authorOf = ({ creator, subtitle }: Pick<ShownSlide, "creator" | "subtitle">): string =>
  `${creator?.first_name ?? ""} ${creator?.last_name ?? ""}`.trim().toLowerCase() ||
  (subtitle ?? "").trim().toLowerCase();

/**
 * The hand of whoever made a slide, for these words: the same in all their messages. A script that it has no letters for
 * is written in one that has.
 */
export const handOf = (slide: Pick<ShownSlide, "creator" | "subtitle">, words: string): Hand => {
  const letters = words.match(/\p{L}/gu) ?? [];
  if (letters.every((letter) => western.test(letter)))
    return hands[seedOf(authorOf(slide)) % hands.length] ?? caveat;
  return letters.every((letter) => european.test(letter)) ? caveat : printed;
};
