import type { DrawSlide } from "#core/app/index.ts";
import { THUMBNAIL_FORMAT, THUMBNAIL_RESOLUTION } from "#core/domain/cover/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { coverOf } from "./cover.ts";
import { drawSettled, encoded } from "./settled.ts";
import { pageStage } from "./stage.ts";

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
      const { type } = THUMBNAIL_FORMAT.normal;
      const picture = await encoded((await drawSettled(slide, ...size)).canvas, type);
      return picture === null ? null : { content: picture, size: picture.size, type };
    }
    const { type, quality } = THUMBNAIL_FORMAT.cover;
    const stage = await pageStage();
    const picture = await stage.picture(coverOf(slide, story), ...size, type, quality);
    return { content: picture, size: picture.size, type };
  };
