import { useEffect, useRef, useState } from "react";

/** Stays true for at least `minimum` ms once it was true (SHELL-28), so that nothing flickers. */
export const useLinger = (active: boolean, minimum: number): boolean => {
  const since = useRef<number | undefined>(undefined);
  const [held, setHeld] = useState(active);
  useEffect(() => {
    if (active) {
      since.current ??= performance.now();
      setHeld(true);
      return;
    }
    if (since.current === undefined) return;
    const left = minimum - (performance.now() - since.current);
    const end = () => {
      since.current = undefined;
      setHeld(false);
    };
    if (left <= 0) return end();
    const wait = setTimeout(end, left);
    return () => clearTimeout(wait);
  }, [active, minimum]);
  return active || held;
};
