import type { Upload } from "./upload.ts";

/** The order in which photos were picked: their uploads end in any order, and the message keeps this one. */
export class PickedOrder {
  #turn = 0;
  readonly #uploads = new WeakMap<Upload, number>();
  readonly #media = new Map<string, number>();

  pick(upload: Upload): void {
    this.#uploads.set(upload, ++this.#turn);
  }

  /** What arrived, put where it was picked among what is there. */
  place<M extends { readonly id: string }>(there: readonly M[], upload: Upload, medium: M): M[] {
    const turn = this.#uploads.get(upload) ?? 0;
    this.#media.set(medium.id, turn);
    const later = there.findIndex((m) => (this.#media.get(m.id) ?? 0) > turn);
    const at = later < 0 ? there.length : later;
    return [...there.slice(0, at), medium, ...there.slice(at)];
  }

  /** From here on the order is the person's own. */
  forget(): void {
    this.#media.clear();
  }
}
