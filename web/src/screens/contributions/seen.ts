import { type RefObject, useEffect, useRef } from "react";

/** How long something has to be in sight to have been looked at. */
const lookMs = 1000;

/** Calls back once something has been in sight for a second. */
export const useSeen = (place: RefObject<HTMLElement | null>, onSeen: () => void): void => {
  const act = useRef(onSeen);
  act.current = onSeen;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let looking: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(looking);
        if (entries.at(-1)?.isIntersecting)
          looking = setTimeout(() => {
            observer.disconnect();
            act.current();
          }, lookMs);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(looking);
      observer.disconnect();
    };
  }, [place]);
};
