export type Orientation = "portrait" | "landscape";

/** Whether a touch screen's keyboard covers part of the page, judged by heights in CSS pixels (SHELL-35 to SHELL-37). */
export type Keyboard = {
  isOpen: boolean;
  width: number;
  height: number;
  orientation: Orientation;
  /** The largest height seen in each orientation (OPEN-17). */
  tallest: Readonly<Partial<Record<Orientation, number>>>;
  /** The least height measured while open; null while closed. */
  openHeight: number | null;
};

export type KeyboardEvent =
  /** The visible part of the window changed its size. */
  | { type: "resized"; width: number; height: number }
  /** Focus left an input. */
  | { type: "blurred" };

/** At this share of the tallest height or less the keyboard is open (SHELL-35). */
const openShare = 0.75;
/** At this multiple of the open height or more it is closed again (SHELL-36). */
const closedMultiple = 1.25;

/** A window of this size, its keyboard not open. */
export const keyboardAt = (width: number, height: number): Keyboard => {
  const orientation = width > height ? "landscape" : "portrait";
  const tallest = { [orientation]: height };
  return { isOpen: false, width, height, orientation, tallest, openHeight: null };
};

/** The keyboard after an event. */
export const nextKeyboard = (before: Keyboard, event: KeyboardEvent): Keyboard => {
  if (event.type === "blurred") return closed(before);
  const { width, height } = event;
  // an open keyboard can make an upright window wider than high: only a new width is a turned device
  const turned = width !== before.width;
  const orientation = turned ? (width > height ? "landscape" : "portrait") : before.orientation;
  const most = Math.max(before.tallest[orientation] ?? 0, height);
  const tallest = { ...before.tallest, [orientation]: most };
  const now: Keyboard = { ...before, width, height, orientation, tallest };

  if (!turned && before.openHeight !== null) {
    if (height >= closedMultiple * before.openHeight) return closed(now);
    return { ...now, openHeight: Math.min(before.openHeight, height) };
  }
  // while a keyboard slides away heights rise through the open share; rising never opens one
  const rising = !turned && height > before.height;
  if (!rising && height <= openShare * most) return { ...now, isOpen: true, openHeight: height };
  return closed(now);
};

const closed = (keyboard: Keyboard): Keyboard => ({ ...keyboard, isOpen: false, openHeight: null });
