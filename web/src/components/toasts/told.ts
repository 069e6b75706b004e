export type ToastWords = {
  words: string;
  /** What can still be done about it: "Undo". Doing it closes the toast. */
  action?: { words: string; act: () => void } | undefined;
  /** Said at once and in red, for what failed. */
  tone?: "bad" | undefined;
  /** Milliseconds it stays: 5000, or 10000 with an action; 0 stays until closed. */
  stay?: number | undefined;
};

type Show = (told: ToastWords) => void;

let show: Show | null = null;
const waiting: ToastWords[] = [];
const ears = new Set<() => void>();

/** Tells something in passing, from anywhere. Needs `<Toasts>` on the page. */
export const toast = (told: ToastWords): void => {
  if (show) {
    show(told);
    return;
  }
  waiting.push(told);
  for (const hear of ears) hear();
};

/** Hears that something waits to be told. */
export const onWaiting = (hear: () => void): (() => void) => {
  ears.add(hear);
  return () => ears.delete(hear);
};
/** How many wait to be told. */
export const waits = (): number => waiting.length;

/** Gets what waits and all that follows, until it leaves. */
export const takeOver = (given: Show): (() => void) => {
  show = given;
  for (const told of waiting.splice(0)) given(told);
  return () => {
    if (show === given) show = null;
  };
};
