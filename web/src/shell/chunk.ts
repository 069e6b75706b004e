import { browserClock } from "#adapters/viewport/index.ts";
import { chunkTimeout } from "#core/domain/timers/index.ts";
import { type Clock, pause, seconds } from "#core/kernel/index.ts";
import { crashType } from "../app/crash.ts";

/** A part of the app that could not be loaded, or not in time (ERR-15). */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/**
 * Loads a part of the app; what goes wrong on the way is a ChunkLoadError, what goes wrong in it is its own. Without a
 * network the page stays as it is, and the part comes with the network; with one it is asked for once more (ERR-08).
 */
export const inTime = async <T>(
  load: () => Promise<T>,
  clock: Clock = browserClock,
): Promise<T> => {
  for (let failed = 0; ; ) {
    try {
      return await once(load, clock);
    } catch (cause) {
      const isLost = cause instanceof Error && crashType(cause) === "ChunkLoadError";
      if (!isLost || cause instanceof ChunkLoadError) throw cause;
      const isOff = !navigator.onLine;
      if (!isOff && ++failed > 1) throw new ChunkLoadError(cause.message, { cause });
      await (isOff ? heard("online") : pause(clock, seconds(1)));
      await mendSheets();
    }
  }
};

const once = <T>(load: () => Promise<T>, clock: Clock): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(chunkTimeout, () =>
      reject(new ChunkLoadError("A part of the app did not come in time.")),
    );
    load().then(resolve, reject).finally(stop);
  });

const heard = (event: string) =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true }));

/** Style sheets that did not arrive; a part asks for its own with its first try only. */
const lostSheets = new Set<HTMLLinkElement>();
// pages are written to HTML where there is no window
globalThis.addEventListener?.(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lostSheets.add(target);
  },
  true,
);

const mendSheets = () =>
  Promise.all(
    [...lostSheets].map(
      (link) =>
        new Promise((resolve) => {
          lostSheets.delete(link);
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = resolve;
          link.replaceWith(again);
        }),
    ),
  );
