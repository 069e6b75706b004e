import { type Span, seconds } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CancelSignal, ClipWish, PickedFile } from "../ports/index.ts";

/** A browser’s encoder may stop answering: what doesn’t move for so long isn’t waited for. */
const patience: Span = seconds(30);

/**
 * A clip made ready for the server on this device; null where it goes as it is. What fails or stands still is told to
 * the reporter and to the caller, who still has the file. Rejects as {@link AppPorts.clips} does.
 */
export const convertClip = async (
  { clips, clock, reporter }: Pick<AppPorts, "clips" | "clock" | "reporter">,
  file: PickedFile,
  wish: ClipWish,
): Promise<PickedFile | null> => {
  let isOver = false;
  let abort: () => void = () => undefined;
  const stalled = Promise.withResolvers<never>();
  const stop = (why: string) => {
    isOver = true;
    abort();
    stalled.reject(new Error(why));
  };
  const wait = () => clock.after(patience, () => stop("The clip stood still."));
  let unwait = wait();
  const signal: CancelSignal = {
    get aborted() {
      return isOver || wish.signal.aborted;
    },
    onAbort: (run) => {
      abort = run;
    },
  };
  wish.signal.onAbort(() => stop("The clip was cancelled."));
  const onProgress = (fraction: number) => {
    if (isOver) return;
    unwait();
    unwait = wait();
    wish.onProgress(fraction);
  };
  try {
    return await Promise.race([
      clips.convert(file, { ...wish, onProgress, signal }),
      stalled.promise,
    ]);
  } catch (fault) {
    const isTrimmed = wish.keep !== null;
    if (!wish.signal.aborted)
      reporter.event("clip not converted", { type: wish.type, isTrimmed, why: `${fault}` });
    throw fault;
  } finally {
    isOver = true;
    unwait();
  }
};
