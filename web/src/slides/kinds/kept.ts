import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "./drawing.ts";

interface Part {
  readonly canvas: ReturnType<typeof spareCanvas>;
  readonly bytes: number;
  /** The ask in which it was last wanted. */
  asked: number;
}

/** Parts that don’t change, by how large the sheet is and what they are; the one that was asked for longest ago goes first. */
export class KeptParts {
  /** By pixels in a unit, then by key: nothing is made to find one. */
  readonly #sizes = new Map<number, Map<string, Part>>();
  readonly #most: number;
  #bytes = 0;
  #asks = 0;
  /** The size that was drawn at last: a frame asks for parts of one size only. */
  #unit = 0;
  #own: Map<string, Part> | undefined;

  /** @param most Bytes of all parts together; the one asked for last stays whatever it takes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes of what is kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A part that was painted before for sheets of this size. */
  find(sheet: Sheet, key: string): CanvasImageSource | undefined {
    if (sheet.unit !== this.#unit) {
      this.#unit = sheet.unit;
      this.#own = this.#sizes.get(sheet.unit);
    }
    const known = this.#own?.get(key);
    if (known) known.asked = ++this.#asks;
    return known?.canvas;
  }

  get(
    sheet: Sheet,
    key: string,
    width: number,
    height: number,
    paint: (part: Sheet) => void,
  ): CanvasImageSource {
    const known = this.find(sheet, key);
    if (known) return known;
    const wide = Math.max(1, Math.ceil(width * sheet.unit));
    const high = Math.max(1, Math.ceil(height * sheet.unit));
    const canvas = spareCanvas(wide, high);
    paint({ pen: penOf(canvas), width: wide, height: high, unit: sheet.unit });
    const bytes = wide * high * 4;
    const own = this.#sizes.get(sheet.unit) ?? new Map<string, Part>();
    this.#sizes.set(sheet.unit, own);
    this.#unit = sheet.unit;
    this.#own = own;
    own.set(key, { canvas, bytes, asked: ++this.#asks });
    this.#bytes += bytes;
    while (this.#bytes > this.#most && this.#dropOldest());
    return canvas;
  }

  /** Gives everything back. */
  clear(): void {
    for (const own of this.#sizes.values()) for (const part of own.values()) this.#release(part);
    this.#sizes.clear();
    this.#own = undefined;
  }

  /** Gives up what was asked for longest ago; false where nothing but the last one is left. */
  #dropOldest(): boolean {
    let oldest: { readonly unit: number; readonly key: string; readonly part: Part } | null = null;
    for (const [unit, own] of this.#sizes)
      for (const [key, part] of own)
        if (part.asked < (oldest?.part.asked ?? this.#asks)) oldest = { unit, key, part };
    if (!oldest) return false;
    const own = this.#sizes.get(oldest.unit);
    own?.delete(oldest.key);
    if (own?.size === 0) this.#sizes.delete(oldest.unit);
    this.#release(oldest.part);
    return true;
  }

  #release(part: Part): void {
    this.#bytes -= part.bytes;
    // Safari gives a canvas's memory back late, unless it has none
    part.canvas.width = 0;
    part.canvas.height = 0;
  }
}
