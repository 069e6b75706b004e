import type { DrawSlide } from "#core/app/index.ts";
import { THUMBNAIL_FORMAT, THUMBNAIL_RESOLUTION } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { say } from "#web/words/index.ts";
import { coverOf } from "./cover.ts";
import { findShown } from "./found/index.ts";
import { pageStage } from "./stage.ts";
import { subjectOf } from "./subject.ts";

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type));

/** The slide as it is settled. Rejects where a photo of it does not come: a thumbnail without it is worth nothing. */
const settled = async (slide: Slide, width: number, height: number): Promise<Blob | null> => {
  const { openSlide } = await import("./painting.ts");
  const shown = await findShown(slide);
  if (shown.type === "giphy" && !shown.gif) throw new Error("The GIF of the slide did not come");
  const painting = await openSlide(subjectOf(shown, say), width, height);
  try {
    await painting.whole;
    if (painting.textLayer().lost.length > 0) throw new Error("A photo of the slide did not come");
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext("2d");
    if (pen === null) return null;
    painting.paint(pen, width, height, Number.POSITIVE_INFINITY);
    return await encoded(canvas, THUMBNAIL_FORMAT.normal.type);
  } finally {
    painting.dispose();
  }
};

/**
 * Draws the thumbnails of one card: its cover by the stage as JPEG (THUMB-02), every other slide by its drawing as PNG
 * (THUMB-03), in the pixels asked for times their resolution (THUMB-06).
 */
export const drawSlideOf =
  (story: Pick<Story, "recipient_first_name"> | null): DrawSlide =>
  async (slide, width, height) => {
    const isCover = slide.type === "title";
    const scale = THUMBNAIL_RESOLUTION[isCover ? "cover" : "normal"];
    const size = [width * scale, height * scale] as const;
    if (!isCover) {
      const picture = await settled(slide, ...size);
      const { type } = THUMBNAIL_FORMAT.normal;
      return picture === null ? null : { content: picture, size: picture.size, type };
    }
    const { type, quality } = THUMBNAIL_FORMAT.cover;
    const stage = await pageStage();
    const picture = await stage.picture(coverOf(slide, story), ...size, type, quality);
    return { content: picture, size: picture.size, type };
  };
