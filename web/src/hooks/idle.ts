/** Moments in a row with time to spare, and how far apart, before the page counts as idle. */
const moments = 3;
const apart = 120;
/** Milliseconds that a moment has to spare. */
const spare = 10;
/** A page that never rests goes on all the same, after as many milliseconds. */
const latest = 4000;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Whether the page has time to spare now. */
const hasTime = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestIdleCallback((moment) => resolve(moment.timeRemaining() >= spare), { timeout: latest });
  });

/** Kept once the page is loaded and has nothing else to do: for what is pleasant and not needed at once (P3). */
export const idle = async (): Promise<void> => {
  await isLoaded();
  if (typeof requestIdleCallback !== "function") return pause(moments * apart);
  const end = performance.now() + latest;
  for (let rest = 0; rest < moments && performance.now() < end; ) {
    rest = (await hasTime()) ? rest + 1 : 0;
    await pause(apart);
  }
};
