import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "./drawing.ts";

type Part = { readonly canvas: ReturnType<typeof spareCanvas>; readonly bytes: number };

/** Parts that don’t change, by what they are and how large the sheet is; the one that was asked for longest ago goes first. */
export class KeptParts {
  readonly #parts = new Map<string, Part>();
  readonly #most: number;
  #bytes = 0;

  /** @param most Bytes of all parts together; the one asked for last stays whatever it takes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes of what is kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(
    sheet: Sheet,
    key: string,
    width: number,
    height: number,
    paint: (part: Sheet) => void,
  ): CanvasImageSource {
    const name = `${key} ${sheet.unit}`;
    const known = this.#parts.get(name);
    if (known) {
      // to the end: it was asked for last
      this.#parts.delete(name);
      this.#parts.set(name, known);
      return known.canvas;
    }
    const wide = Math.max(1, Math.ceil(width * sheet.unit));
    const high = Math.max(1, Math.ceil(height * sheet.unit));
    const canvas = spareCanvas(wide, high);
    paint({ pen: penOf(canvas), width: wide, height: high, unit: sheet.unit });
    const bytes = wide * high * 4;
    this.#parts.set(name, { canvas, bytes });
    this.#bytes += bytes;
    for (const [other, part] of this.#parts) {
      if (this.#bytes <= this.#most || other === name) break;
      this.#drop(other, part);
    }
    return canvas;
  }

  /** Gives everything back. */
  clear(): void {
    for (const [name, part] of this.#parts) this.#drop(name, part);
  }

  #drop(name: string, part: Part): void {
    this.#parts.delete(name);
    this.#bytes -= part.bytes;
    // Safari gives a canvas's memory back late, unless it has none
    part.canvas.width = 0;
    part.canvas.height = 0;
  }
}
