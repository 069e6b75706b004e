import type { MusicOutput } from "#core/app/ports/index.ts";
import { type Loudness, loudnessOf } from "./loudness.ts";

/** Presses by which a browser lets a page be heard. */
const presses = ["pointerup", "keydown"] as const;

/**
 * Music in a browser: two elements in turn, so that the next piece is there when one ends. They are made when the first
 * piece is asked for.
 * @param home where own addresses lie, for a page of another site
 */
export const webMusic = (home = ""): MusicOutput => {
  let elements: readonly [HTMLAudioElement, HTMLAudioElement] | null = null;
  let loudness: Loudness | null = null;
  let inHand = 0;
  let runs = false;
  /** Whose end is told: a number for each piece that is begun. */
  let piece = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let unhear = () => {};
  /** A piece that was begun before anybody pressed anything: it begins with the first press. */
  let waiting: (() => void) | null = null;
  let wanted = 0;

  const both = () => {
    elements ??= [new Audio(), new Audio()];
    for (const element of elements) {
      // the page of another site is allowed to hear it, and to make it quieter
      element.crossOrigin = "anonymous";
      element.preload = "auto";
    }
    if (loudness === null) {
      loudness = loudnessOf(elements);
      loudness.turn(wanted, 0);
    }
    return { elements, loudness };
  };
  const whole = (url: string) => (url.startsWith("/") ? home + url : url);
  const current = () => elements?.[inHand === 0 ? 0 : 1] ?? null;
  const has = (element: HTMLAudioElement, url: string) => element.getAttribute("src") === url;

  const run = (lost: () => void) => {
    const element = current();
    if (element === null || !runs) return;
    loudness?.wake();
    // nothing is promised by old engines
    Promise.resolve(element.play()).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "";
      if (name === "NotAllowedError") onPress(() => run(lost));
      else if (name !== "AbortError") lost();
    });
  };
  /** The browser wants to be asked: the next press anywhere will do. */
  const onPress = (then: () => void) => {
    unhear();
    const hear = () => {
      unhear();
      then();
    };
    for (const press of presses) document.addEventListener(press, hear, { capture: true });
    unhear = () => {
      for (const press of presses) document.removeEventListener(press, hear, { capture: true });
    };
  };

  const begin: MusicOutput["begin"] = (url, over) => {
    const { elements } = both();
    clearTimeout(pause);
    const address = whole(url);
    const mine = ++piece;
    const before = current();
    if (before !== null && !has(before, address)) {
      before.pause();
      inHand = 1 - inHand;
    }
    const element = elements[inHand === 0 ? 0 : 1];
    const told = (how: "ended" | "lost") => {
      if (mine !== piece) return;
      piece += 1;
      over(how);
    };
    element.onended = () => told("ended");
    element.onerror = () => told("lost");
    if (has(element, address) && element.error === null) element.currentTime = 0;
    else element.src = address;
    run(() => told("lost"));
  };
  /** Begins now, or with the first press: before it a browser only complains. */
  const beginWhenHeard = (then: () => void) => {
    waiting = null;
    if (isPressed()) {
      then();
      return;
    }
    waiting = then;
    onPress(() => beginWhenHeard(then));
  };

  return {
    unlock() {
      if (loudness !== null) {
        loudness.wake();
        return;
      }
      // an element that was loaded within a press may be played at any time later
      const made = both();
      for (const element of made.elements) element.load();
      made.loudness.wake();
    },
    prepare(url) {
      const other = both().elements[inHand === 0 ? 1 : 0];
      if (isSaving() || has(other, whole(url))) return;
      other.src = whole(url);
      other.load();
    },
    begin(url, over) {
      runs = true;
      beginWhenHeard(() => begin(url, over));
    },
    resume() {
      clearTimeout(pause);
      runs = true;
      if (waiting !== null) {
        beginWhenHeard(waiting);
        return;
      }
      const element = current();
      run(() => element?.dispatchEvent(new Event("error")));
    },
    halt(within) {
      runs = false;
      wanted = 0;
      unhear();
      loudness?.turn(0, within);
      clearTimeout(pause);
      pause = setTimeout(() => current()?.pause(), within);
    },
    turn(volume, within) {
      wanted = volume;
      loudness?.turn(volume, within);
    },
    at: () => current()?.currentTime ?? 0,
    close() {
      runs = false;
      waiting = null;
      piece += 1;
      clearTimeout(pause);
      unhear();
      for (const element of elements ?? []) {
        // what it has of the file is given back at once
        element.pause();
        element.removeAttribute("src");
        element.load();
      }
      loudness?.close();
      elements = null;
      loudness = null;
    },
  };
};

/** Whether anybody has pressed anything on this page; where a browser does not tell, it is tried. */
const isPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Whether somebody asked for fewer bytes: then nothing is fetched that may never be heard. */
const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
