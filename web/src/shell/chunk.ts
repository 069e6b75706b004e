import { browserClock } from "#adapters/viewport/index.ts";
import type { Clock } from "#core/kernel/index.ts";
import { crashType } from "../app/crash.ts";

/** How long a part of the app may be on its way, in milliseconds (ERR-15). */
const chunkTimeout = 120_000;

/** A part of the app that could not be loaded, or not in time (ERR-15). */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Loads a part of the app; what goes wrong on the way is a ChunkLoadError, what goes wrong in it is its own. */
export const inTime = <T>(load: () => Promise<T>, clock: Clock = browserClock): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(chunkTimeout, () =>
      reject(new ChunkLoadError("A part of the app did not come in time.")),
    );
    load()
      .then(resolve, (cause: unknown) => {
        const isLost = cause instanceof Error && crashType(cause) === "ChunkLoadError";
        reject(isLost ? new ChunkLoadError(cause.message, { cause }) : cause);
      })
      .finally(stop);
  });
