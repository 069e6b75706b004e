import type { Headline } from "../lettering/index.ts";

/** How large a picture with one title is, as its shaders take it; laid out anew only where its shape is another. */
export class PictureSize {
  /** Width by height. */
  readonly unit = { value: 0 };
  /** Height in pixels. */
  readonly px = { value: 0 };
  readonly #headline: Headline;
  readonly #lay: (aspect: number) => void;
  #width = 0;

  constructor(headline: Headline, lay: (aspect: number) => void) {
    this.#headline = headline;
    this.#lay = lay;
  }

  titleArea(): ReturnType<Headline["area"]> {
    return this.#headline.area(this.#width, this.px.value);
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.px.value) return;
    const aspect = width / height;
    this.#width = width;
    this.px.value = height;
    if (Math.abs(aspect - this.unit.value) > 0.005) this.#lay(aspect);
    this.unit.value = aspect;
    this.#headline.resize(height);
  }
}
