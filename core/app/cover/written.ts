import { placesTitle, takesPhoto, titleColours } from "#core/domain/cover/index.ts";
import { type Slide, validateSlide } from "#core/domain/slide/index.ts";
import { boxesIn, ownColourset, titleKey } from "#core/domain/theme/index.ts";
import type { FieldError } from "#core/kernel/index.ts";
import type { CoverLook } from "./look.ts";

/** What of a look goes into its slide; the other parts of the theme and other covers' fields stay as they are. */
export const contentOf = (look: CoverLook, kept: Partial<Pick<Slide, "theme" | "slide_data">>) => {
  const {
    name: _name,
    colourset: _set,
    cover_colour_count: _count,
    boxes: _boxes,
    ...rest
  } = kept.theme ?? {};
  const { exportedId, title } = look;
  const boxes = [
    ...boxesIn(kept.theme ?? null).filter(({ key }) => key !== titleKey),
    ...(look.box !== null && placesTitle(look.variant) ? [look.box] : []),
  ];
  const theme = {
    ...rest,
    ...(look.theme === null ? {} : { name: look.theme }),
    ...(look.colours === null || titleColours(look.variant) === 0
      ? {}
      : { colourset: ownColourset(look.colours), cover_colour_count: look.colours.length }),
    ...(boxes.length === 0 ? {} : { boxes }),
  };
  const others = kept.slide_data?.[exportedId ?? ""]?.filter(({ key }) => key !== "title") ?? [];
  return {
    variant: look.variant,
    title,
    style: look.style,
    theme: Object.keys(theme).length === 0 ? null : theme,
    exported_id: exportedId,
    slide_data:
      exportedId === null
        ? (kept.slide_data ?? null)
        : { ...kept.slide_data, [exportedId]: [...others, { key: "title", value: title }] },
    media:
      look.photo !== null && takesPhoto(look.variant) ? [{ id: look.photo.id, position: 1 }] : [],
  };
};

/** What is wrong with a look, in the words the authority will use (OPEN-82). */
export const refuseLook = (look: CoverLook, year: number): readonly FieldError[] => {
  const { media, ...content } = contentOf(look, {});
  const photos = media.map(() => ({ type: "photo" as const }));
  return validateSlide({ ...content, type: "title", media: photos }, { year }).filter(
    // the title is said once, where it is typed
    ({ field }) => !field.startsWith("slide_data."),
  );
};
