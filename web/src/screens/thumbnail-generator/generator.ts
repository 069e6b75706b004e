import { THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { drawSlideOf } from "#web/slides/index.ts";

/** A slide's picture as it crosses from the page: `data` in base64. */
export interface Thumbnail {
  readonly type: string;
  readonly data: string;
}

const base64 = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

let line: Promise<unknown> = Promise.resolve();

/**
 * Draws one slide as its thumbnail is stored: a cover as JPEG (THUMB-02), any other as PNG (THUMB-03), in their
 * pixels (THUMB-05, THUMB-06); first asked, first drawn, one at a time (THUMB-01). Rejects where it cannot be drawn,
 * for example when a photo does not come.
 */
export const makeThumbnail = (
  slide: Slide,
  story: Pick<Story, "recipient_first_name"> | null = null,
): Promise<Thumbnail> => {
  const mine = line.then(async () => {
    const { width, height } = THUMBNAIL_SIZES[slide.type === "title" ? "cover" : "normal"];
    const drawn = await drawSlideOf(story)(slide, width, height);
    if (drawn === null) throw new Error("This browser cannot draw the slide");
    return { type: drawn.type, data: await base64(drawn.content as Blob) };
  });
  line = mine.catch(() => undefined);
  return mine;
};
