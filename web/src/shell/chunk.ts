import { browserClock } from "#adapters/viewport/index.ts";
import { chunkTimeout } from "#core/domain/timers/index.ts";
import { type Clock, pause, type Span, seconds } from "#core/kernel/index.ts";
import { crashType } from "../hooks/crash.ts";
import { loadAnew } from "./anew.ts";
import { answers, inReach } from "./reach.ts";

/** A part of the app that could not be loaded, or not in time (ERR-15). */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

interface Around {
  readonly clock: Clock;
  /** Whether the site answers now. */
  readonly answers: () => Promise<boolean>;
  /** Loads the page anew; false where that would not help, or nobody waits for the part. */
  readonly anew: () => boolean;
}

/** What failed once comes soon, or never: a browser may keep it waiting for what it remembers as failed. */
const retryTimeout = seconds(10);

/**
 * Loads a part of the app; what goes wrong on the way is a ChunkLoadError, what goes wrong in it is its own. While the
 * site does not answer the page stays as it is, and the part comes when it does (ERR-08). Where it answers and the part
 * still does not come, the page is loaded anew (F-62).
 */
export const inTime = async <T>(
  load: () => Promise<T>,
  around: Partial<Around> = {},
): Promise<T> => {
  const { clock = browserClock, answers: ask = answers, anew = loadAnew } = around;
  let span: Span = chunkTimeout;
  for (let failed = 0; ; span = retryTimeout) {
    try {
      return await once(load, clock, span);
    } catch (cause) {
      if (!isLost(cause)) throw cause;
      const isLate = cause instanceof ChunkLoadError;
      if (!(await ask())) await inReach(clock, ask);
      else if (isLate || ++failed > 1) {
        if (anew()) await pause(clock, retryTimeout);
        throw isLate ? cause : new ChunkLoadError(cause.message, { cause });
      } else await pause(clock, seconds(1));
      await mendSheets();
    }
  }
};

/** Whether a part did not come, or only half of it: Firefox takes that for a whole one with a mistake in it. */
const isLost = (cause: unknown): cause is Error =>
  cause instanceof SyntaxError || crashType(cause) === "ChunkLoadError";

const once = <T>(load: () => Promise<T>, clock: Clock, span: Span): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(span, () =>
      reject(new ChunkLoadError("A part of the app did not come in time.")),
    );
    load().then(resolve, reject).finally(stop);
  });

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
