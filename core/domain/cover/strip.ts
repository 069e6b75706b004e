import type { DayOfYear } from "../occasion/index.ts";
import { occasionsOn } from "../occasion/index.ts";
import type { Occasion } from "../story/index.ts";
import { FACES } from "./faces.ts";
import type { CoverVariant } from "./variant.ts";

/** An occasion with the cover it is shown by. */
interface StripPart {
  readonly occasion: Occasion;
  readonly variant: CoverVariant;
  readonly theme: string;
}

/** Who shows hearts while Valentine's Day, whose own they are, is not offered. */
const forHearts = {
  occasion: "appreciation",
  variant: "hearts",
  theme: "hearts-6",
} as const satisfies StripPart;

/**
 * The occasions of a day side by side: a cover of every family is among them, and no two are alike (F-61). Trees alone
 * go with Christmas.
 */
export const stripOn = (on: DayOfYear): readonly StripPart[] => {
  const offered = occasionsOn(on).map(({ value }) => value);
  return offered.map((occasion) =>
    occasion === forHearts.occasion && !offered.includes("valentines")
      ? forHearts
      : { occasion, ...FACES[occasion] },
  );
};
