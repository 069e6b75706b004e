import { type CoverSpec, lookOf, specOf, type TitleSlide } from "#core/app/index.ts";
import { toneOf } from "#core/domain/cover/index.ts";
import type { Story } from "#core/domain/story/index.ts";

/** A title slide as the stage draws it: with its photo and colours wherever a cover is shown. */
export const coverOf = (
  slide: TitleSlide,
  story?: Pick<Story, "recipient_first_name"> | null,
): CoverSpec => specOf(lookOf(slide), story?.recipient_first_name ?? null);

/** The ground and the ink of a cover before any of it is drawn. */
export const groundOf = ({ variant, theme }: CoverSpec): { ground: string; ink: string } =>
  toneOf(variant, theme);
