import { type RefObject, useEffect, useState } from "react";

/** How long nobody has stirred when the controls leave the card alone. Milliseconds. */
const patience = 3000;

/**
 * Whether the controls may fade: the card plays, and for three seconds nobody touched, pointed, pressed or stood on one of
 * them with the keyboard.
 */
export const useQuiet = (room: RefObject<HTMLElement | null>, isPlaying: boolean): boolean => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const { current } = room;
    if (!isPlaying || current === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      // whoever stands on one by keys sees where they stand
      const isOnControl = current.querySelector("button:focus-visible, a:focus-visible") !== null;
      if (isOnControl) stir();
      else setQuiet(true);
    };
    const stir = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(rest, patience);
    };
    const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
    for (const sign of signs) current.ownerDocument.addEventListener(sign, stir, { passive: true });
    stir();
    return () => {
      clearTimeout(timer);
      setQuiet(false);
      for (const sign of signs) current.ownerDocument.removeEventListener(sign, stir);
    };
  }, [room, isPlaying]);
  return isQuiet;
};
