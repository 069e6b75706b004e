import type { Upload } from "./upload.ts";

/** At most five uploads at once: the sixth connection would starve every other call (MEDIA-13). */
export const mostAtOnce = 5;

/** Uploads in the order they were picked, a few at a time. */
export class UploadPool {
  readonly #waiting: { readonly upload: Upload; readonly over: () => void }[] = [];
  #running = 0;

  /** Answers when the upload is over, however it ended. */
  add(upload: Upload): Promise<void> {
    return new Promise((over) => {
      this.#waiting.push({ upload, over });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < mostAtOnce) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#running++;
      void next.upload.run().finally(() => {
        this.#running--;
        next.over();
        this.#next();
      });
    }
  }
}
