import { useRef } from "react";

/** The last thing there was: what a modal showed stays in sight while it leaves. */
export const useLast = <T>(now: T | null | undefined): T | null => {
  const last = useRef<T | null>(null);
  if (now != null) last.current = now;
  return last.current;
};
