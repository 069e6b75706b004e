import type { DrawSlide } from "#core/app/index.ts";
import { THUMBNAIL_FORMAT, THUMBNAIL_RESOLUTION } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { coverOf } from "../cover.ts";
import { pageStage } from "../stage.ts";
import { display, plain, type Sheet } from "./pen.ts";
import { drawPhotos } from "./photos.ts";
import { drawCredits, drawPlain } from "./plain.ts";
import { drawText } from "./text.ts";

const paint = async (sheet: Sheet, slide: Slide): Promise<void> => {
  switch (slide.type) {
    case "text":
      return drawText(sheet, slide);
    case "photos":
    case "legacy":
      return drawPhotos(sheet, slide);
    case "credits":
      return drawCredits(sheet, slide);
    default:
      return drawPlain(sheet, slide);
  }
};

/** The faces' lettering, fetched before it is painted with. */
const lettering = (text: string): Promise<unknown> =>
  Promise.allSettled(
    [`560 20px ${display}`, `italic 560 20px ${display}`, `800 20px ${plain}`].map((font) =>
      document.fonts.load(font, text),
    ),
  );

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type));

/**
 * Draws the thumbnails of one card: its cover by the stage as JPEG (THUMB-02), every other slide as PNG (THUMB-03),
 * in the pixels asked for times their resolution (THUMB-06).
 */
export const drawSlideOf =
  (story: Pick<Story, "recipient_first_name"> | null): DrawSlide =>
  async (slide, width, height) => {
    if (slide.type === "title") {
      const { type, quality } = THUMBNAIL_FORMAT.cover;
      const stage = await pageStage();
      const picture = await stage.picture(
        coverOf(slide, story),
        width * THUMBNAIL_RESOLUTION.cover,
        height * THUMBNAIL_RESOLUTION.cover,
        type,
        quality,
      );
      return { content: picture, size: picture.size, type };
    }
    const canvas = document.createElement("canvas");
    canvas.width = width * THUMBNAIL_RESOLUTION.normal;
    canvas.height = height * THUMBNAIL_RESOLUTION.normal;
    const pen = canvas.getContext("2d");
    if (pen === null) return null;
    await lettering(`${slide.title} ${slide.subtitle} ${slide.description}`);
    await paint(
      { pen, width: canvas.width, height: canvas.height, unit: canvas.width / 100 },
      slide,
    );
    const { type } = THUMBNAIL_FORMAT.normal;
    const picture = await encoded(canvas, type);
    return picture === null ? null : { content: picture, size: picture.size, type };
  };
