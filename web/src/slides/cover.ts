import type { CoverSpec } from "#core/app/index.ts";
import { toneOf } from "#core/domain/cover/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { ShownSlide } from "./shown.ts";

/** A title slide as the stage draws it. */
export const coverOf = (
  slide: Pick<ShownSlide, "variant" | "theme" | "title"> & { exported_id?: string | null },
  story?: Pick<Story, "recipient_first_name"> | null,
): CoverSpec => {
  const theme = slide.theme?.name;
  return {
    variant: slide.variant,
    theme: typeof theme === "string" ? theme : null,
    exportedId: slide.exported_id ?? null,
    title: slide.title ?? "",
    recipientName: story?.recipient_first_name ?? null,
  };
};

/** The ground and the ink of a cover before any of it is drawn. */
export const groundOf = ({ variant, theme }: CoverSpec): { ground: string; ink: string } =>
  toneOf(variant, theme);
