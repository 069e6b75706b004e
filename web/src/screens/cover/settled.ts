import { useEffect, useState } from "react";
import type { CoverSpec } from "#core/app/index.ts";

/** How long nothing is typed before the cover is drawn anew. Milliseconds. */
const stillFor = 180;

/** The last cover that stood still for a moment, so that not every letter is a new picture. */
export const useSettled = (spec: CoverSpec): CoverSpec => {
  const [settled, settle] = useState(spec);
  const key = JSON.stringify(spec);
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(key) as CoverSpec), stillFor);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
};
