import { placesTitle, styleTitle, takesPhoto, titleColours } from "#core/domain/cover/index.ts";
import { normaliseHex } from "#core/domain/form/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { type BoundingBox, titleBoxIn, usedColours } from "#core/domain/theme/index.ts";
import type { CoverSpec } from "../ports/index.ts";

/** What of a photo a cover needs. */
export type CoverPhoto = Pick<
  Slide["media"][number],
  "id" | "type" | "url" | "thumbnail_url" | "crop_source_id" | "crop_transform"
>;

/** A cover as its maker sees it: all that a title slide holds of it. */
export interface CoverLook {
  readonly variant: string;
  /** As it is kept: what stands after "!" goes along (OPEN-120). */
  readonly theme: string | null;
  readonly exportedId: string | null;
  /** May hold %RECIPIENT_NAME%. */
  readonly title: string;
  /** title_style (OPEN-83). */
  readonly style: string | null;
  /** The title's own colours that are in use; null: those of the theme. */
  readonly colours: readonly string[] | null;
  readonly photo: CoverPhoto | null;
  /** Where its words stand; null: where the cover has them (THEME-07). */
  readonly box: BoundingBox | null;
}

type Themed = Pick<Slide, "theme">;

/** The colours somebody chose for a title; null where there are none, or none that make sense. */
const coloursOf = ({ theme }: Themed): readonly string[] | null => {
  const colourset = theme?.colourset;
  if (typeof colourset !== "object" || colourset === null || !("colours" in colourset)) return null;
  if (!Array.isArray(colourset.colours)) return null;
  const sound = colourset.colours.flatMap((one) => normaliseHex(String(one)) ?? []);
  return sound.length === 0 ? null : sound.slice(0, usedColours(theme?.cover_colour_count));
};

/** What of a title slide its look is read from. */
export type TitleSlide = Pick<Slide, "variant" | "title"> &
  Partial<Pick<Slide, "theme" | "exported_id" | "slide_data" | "style">> & {
    readonly media?: readonly CoverPhoto[];
  };

/** The title among an exported cover's own fields. */
const fieldTitle = ({ exported_id, slide_data }: TitleSlide): string | undefined =>
  slide_data?.[exported_id ?? ""]?.find(({ key }) => key === "title")?.value;

export const lookOf = (slide: TitleSlide): CoverLook => {
  const name = slide.theme?.name;
  return {
    variant: slide.variant,
    theme: typeof name === "string" ? name : null,
    exportedId: slide.exported_id ?? null,
    title: slide.title ?? fieldTitle(slide) ?? "",
    style: slide.style ?? null,
    colours: coloursOf({ theme: slide.theme ?? null }),
    photo: slide.media?.find(({ type }) => type === "photo") ?? null,
    box: titleBoxIn(slide.theme),
  };
};

const identity = ({ photo, ...look }: CoverLook): string =>
  JSON.stringify([Object.entries(look).toSorted(), photo?.id ?? null]);

/** Whether two looks are one; links to the same photo may differ. */
export const isSameLook = (a: CoverLook, b: CoverLook): boolean => identity(a) === identity(b);

/** A look as the stage draws it, for a recipient of this first name. */
export const specOf = (look: CoverLook, recipientName: string | null): CoverSpec => ({
  variant: look.variant,
  theme: look.theme,
  exportedId: look.exportedId,
  title: styleTitle(look.title, look.style),
  recipientName,
  ...(look.colours !== null && titleColours(look.variant) > 0 ? { colours: look.colours } : {}),
  ...(takesPhoto(look.variant)
    ? { photo: look.photo?.url ?? look.photo?.thumbnail_url ?? null }
    : {}),
  ...(look.box !== null && placesTitle(look.variant) ? { box: look.box } : {}),
});
