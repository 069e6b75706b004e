import type { Draft, Upload } from "#core/app/index.ts";
import type { ShownSlide } from "#web/slides/index.ts";

/** The draft as the slide it will be; photos on their way are seen from the file that was picked. */
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
      .map(({ previewUrl }) => ({
        id: previewUrl,
        type: "photo" as const,
        url: previewUrl,
        thumbnail_url: previewUrl,
      })),
  ],
});
