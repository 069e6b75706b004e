import type { BufferGeometry } from "three";
import { type Place, Model as Solid } from "../solid/index.ts";

/** What a thing is made of; the number tells the shader. */
export const STUFF = {
  plain: 0,
  body: 1,
  icing: 2,
  cream: 3,
  sponge: 4,
  candle: 5,
  gold: 6,
  fruit: 7,
  china: 8,
} as const;
export type Stuff = keyof typeof STUFF;

/** Which group a thing moves with. */
export const PART = { stand: 0, lower: 1, upper: 2 } as const;
export type Part = keyof typeof PART;

export interface Make {
  readonly stuff: Stuff;
  readonly color: string;
  readonly part: Part;
  /** 0 dull to 1 wet. */
  readonly gloss: number;
  /** Seconds at which it pops up; without it, it is there from the start. */
  readonly from?: number;
}

/** The whole cake becomes one geometry, so that it is one draw. Lengths in units of the lower tier's radius. */
export class Model {
  readonly #solid = new Solid();

  /** Adds a copy of `shape`; it pops up from where it stands. */
  add(shape: BufferGeometry, make: Make, place: Place = {}): void {
    this.#solid.add(shape, { ...make, stuff: STUFF[make.stuff], part: PART[make.part] }, place);
  }

  geometry(): BufferGeometry {
    return this.#solid.geometry();
  }
}
