import type { Draft, SlideBuilder } from "#core/app/index.ts";
import type { ShownSlide } from "#web/slides/index.ts";
import { useApp } from "../hooks/context.ts";

type Author = ShownSlide["creator"];

/** The draft as the slide it will be; media on their way are seen from the file that was picked. */
const draftSlide = (draft: Draft, { uploads }: SlideBuilder, creator: Author): ShownSlide => ({
  ...draft.content,
  id: draft.slideId ?? "draft",
  type: draft.type,
  variant: draft.variant,
  thumbnail_url: null,
  creator,
  media: [
    ...draft.media,
    ...uploads.list
      .filter((upload) => upload.isUnderWay)
      .map(({ previewUrl, mediaType }) => ({
        id: previewUrl,
        type: mediaType,
        url: previewUrl,
        thumbnail_url: mediaType === "photo" ? previewUrl : null,
      })),
  ],
});

/** What is written, as the card will show it: signed and in the hand of whoever made it. Null before a kind is chosen. */
export const useDraftSlide = (builder: SlideBuilder): ShownSlide | null => {
  const { profile } = useApp().session;
  const { draft, watch } = builder;
  if (draft === null) return null;
  const me = profile && { first_name: profile.first_name, last_name: profile.last_name };
  return draftSlide(draft, builder, draft.slideId === null ? me : watch.creator);
};
