import { areLoaded, type Cell, type Face, fontOf } from "../words/index.ts";
import type { Glyph } from "./field.ts";

export interface Inked {
  readonly cell: Cell;
  readonly face: Face;
}

/** How something came out; `px` are its pixels an em. */
export interface Painted {
  readonly glyph: Glyph;
  readonly px: number;
}

const keyOf = ({ cell, face }: Inked, px: number): string => `${fontOf(face, px)}/${cell.text}`;

/**
 * Letters that were drawn before, with their fields: a second cover in the same words, or in the same face, need not
 * reckon them again. What was asked for longest ago goes first.
 */
export class KeptLetters {
  readonly #kept = new Map<string, Painted>();
  readonly #most: number;
  readonly #isLoaded: (face: Face, text: string) => boolean;
  #bytes = 0;

  /** @param most Bytes of all fields together. */
  constructor(most: number, isLoaded = areLoaded) {
    this.#most = most;
    this.#isLoaded = isLoaded;
  }

  find(one: Inked, px: number): Painted | undefined {
    const key = keyOf(one, px);
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  /** Keeps a letter; one that another face stood in for is drawn anew the next time, when its own may be there. */
  keep(one: Inked, px: number, painted: Painted): void {
    const key = keyOf(one, px);
    if (this.#kept.has(key) || !this.#isLoaded(one.face, one.cell.text)) return;
    this.#kept.set(key, painted);
    this.#bytes += painted.glyph.data.byteLength;
    for (const [oldest, { glyph }] of this.#kept) {
      if (this.#bytes <= this.#most) return;
      this.#kept.delete(oldest);
      this.#bytes -= glyph.data.byteLength;
    }
  }
}
