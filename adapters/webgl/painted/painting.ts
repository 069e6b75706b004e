import type { Pen } from "../basis/index.ts";
import type { TextLayer } from "../stage/index.ts";

/** A picture drawn in two dimensions, as a pure function of time and size. Seconds; pixels. */
export interface Painting {
  /** From when on nothing moves any more; Infinity where something always does. */
  readonly rests: number;
  /** Kept when nothing more of it comes; what can’t be had is left out then. */
  readonly whole: Promise<void>;
  /** Another number whenever more of it has come: the same time looks otherwise then. */
  readonly version: number;
  /** Parts of it are left out, and seen through: something of the page lies there. */
  readonly isClear?: boolean;
  /** What the page shows beside it. */
  textLayer(): TextLayer;
  /** Draws every pixel, unless it is clear; at `Infinity` it is settled. */
  paint(pen: Pen, width: number, height: number, t: number): void;
  dispose(): void;
}

export interface Painter {
  /** Makes ready what is drawn with no waiting, for about `width` × `height` pixels. */
  (subject: object, width: number, height: number): Promise<Painting>;
  /** Fetches what these are drawn with, but not their pictures, one after the other; rejects where something cannot be had. */
  warm?(subjects: readonly object[]): Promise<void>;
}

/** Fetches a painter’s code; given by whoever composes the stage, since an adapter knows no slides (decision 0053). */
export type LoadPainter = () => Promise<Painter>;
