import { useEffect, useState } from "react";

/** People who save data or motion. */
const saves = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** False until the page is loaded and has time to spare. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const wait = () => {
      if (typeof requestIdleCallback === "function") {
        const asked = requestIdleCallback(() => setIdle(true), { timeout: 4000 });
        signal.addEventListener("abort", () => cancelIdleCallback(asked));
      } else {
        const timer = setTimeout(() => setIdle(true), 300);
        signal.addEventListener("abort", () => clearTimeout(timer));
      }
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true, signal });
    return () => leaving.abort();
  }, []);
  return isIdle;
};

/** As above, and never for people who save data or motion: for what is pleasant and not needed. */
export const useIdleAndFree = (): boolean => {
  const isIdle = useIdle();
  return isIdle && !saves();
};
