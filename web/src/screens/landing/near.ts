import { type RefObject, useEffect, useState } from "react";

/** How far below the window somebody is near. */
const margin = "1200px";

/** False until somebody has scrolled near the element. */
export const useNear = (ref: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [isNear, ref]);
  return isNear;
};
