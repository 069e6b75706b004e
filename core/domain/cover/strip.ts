import { FACES } from "./faces.ts";
import type { CoverVariant } from "./variant.ts";

type Shown = keyof typeof FACES;

/** An occasion with the cover it is shown by. */
interface StripPart {
  readonly occasion: Shown;
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
 * The occasions that are offered side by side: a cover of every family is among them, and no two are alike (F-61).
 * Trees alone go with Christmas.
 */
export const stripOf = (offered: readonly Shown[]): readonly StripPart[] =>
  offered.map((occasion) =>
    occasion === forHearts.occasion && !offered.includes("valentines")
      ? forHearts
      : { occasion, ...FACES[occasion] },
  );
