import { useState } from "react";

/** The last thing there was: what a modal showed stays in sight while it leaves. */
export const useLast = <T>(now: T | null | undefined): T | null => {
  const [last, setLast] = useState<T | null>(now ?? null);
  if (now != null && now !== last) setLast(now);
  return now ?? last;
};
