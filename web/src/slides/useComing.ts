import { useEffect, useState } from "react";

/** How long a slide has been in hand before the next one is opened. Milliseconds. */
const untilNext = 900;

/** Whether the slide in hand has been there so long that what comes next may be opened, unseen (P5). */
export const useComing = (turn: number): boolean => {
  const [readyAt, setReadyAt] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setReadyAt(turn), untilNext);
    return () => clearTimeout(timer);
  }, [turn]);
  return readyAt === turn;
};
