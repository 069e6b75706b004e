import { useEffect, useState } from "react";

const saves = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** False until the page is loaded and has time to spare; stays so for people who save data or motion. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (saves()) return;
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
