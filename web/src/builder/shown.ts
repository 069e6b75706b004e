import type { Draft, Upload } from "#core/app/index.ts";
import type { ShownSlide } from "#web/slides/index.ts";

/** The draft as the slide it will be; media on their way are seen from the file that was picked. */
export const draftSlide = (draft: Draft, uploads: readonly Upload[]): ShownSlide => ({
  ...draft.content,
  id: draft.slideId ?? "draft",
  type: draft.type,
  variant: draft.variant,
  thumbnail_url: null,
  creator: null,
  media: [
    ...draft.media,
    ...uploads
      .filter((upload) => upload.isUnderWay)
      .map(({ previewUrl, mediaType }) => ({
        id: previewUrl,
        type: mediaType,
        url: previewUrl,
        thumbnail_url: mediaType === "photo" ? previewUrl : null,
      })),
  ],
});
