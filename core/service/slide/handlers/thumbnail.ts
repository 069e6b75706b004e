import { mediaWords, megabyte, pixelsOf, publishedKey } from "#core/domain/media/index.ts";
import { mayRedraw, messageStateOf, slideWords } from "#core/domain/slide/index.ts";
import { isMessage } from "#core/domain/story/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { circumstancesOf, isOrganiser, readCard, showSlide } from "../../card/index.ts";
import type { Handler } from "../../context/index.ts";
import { takeUpload } from "../../media/index.ts";

/** Most of a thumbnail; a cover's is 480 × 672 (THUMB-05), screens with dense pixels take more. */
const longestSide = 2048;
const mostBytes = 4 * megabyte;

/**
 * Publishes the picture that a client drew of a slide (THUMB-07): a JPEG of a cover (THUMB-02), a PNG of
 * anything else (THUMB-03). It replaces the one before.
 */
export const setThumbnail: Handler<"setThumbnail"> = async (context, { body }, subject) => {
  const { story, slide, role } = subject;
  const [upload, card] = await Promise.all([
    context.store.find("uploads", body.s3_key),
    readCard(context, subject),
  ]);
  const isFree = isOrganiser(context, story) || !isMessage(slide);
  if (!isFree && !mayRedraw(messageStateOf(slide), circumstancesOf(context, card, role)))
    return refused("forbidden", slideWords.pictureKept);
  const kind = slide.type === "title" ? "jpeg" : "png";
  const mime_type = `image/${kind}`;
  const taken = await takeUpload(context, upload, { type: "photo", mime_type });
  if (!taken.ok)
    return taken.refusal.code === "tooLarge"
      ? refused("invalid", taken.refusal.message)
      : refused(taken.refusal.code, taken.refusal.message);
  const bytes = taken.value;
  const drop = () => context.objects.remove(body.s3_key);
  if (!context.imageProcessor.isPicture(bytes, [kind])) {
    await drop();
    return refused("unsupported", mediaWords.noPicture);
  }
  const pixels = pixelsOf(bytes);
  const small =
    bytes.byteLength <= mostBytes &&
    pixels !== null &&
    Math.max(pixels.width, pixels.height) <= longestSide;
  // drawn anew from its pixels, in the kind it came in: nothing else of the file is ever served (F-21)
  const redrawn = small ? await context.imageProcessor.reencode(bytes, kind) : null;
  if (!redrawn?.ok) {
    await drop();
    return refused("invalid", mediaWords.noPicture);
  }
  const thumbnail_key = publishedKey("thumbnails", context.ids.token(), mime_type);
  await context.objects.put(thumbnail_key, redrawn.picture, mime_type);
  const before = slide.thumbnail_key;
  context.work.change("slides", slide, { thumbnail_key });
  context.work.mark("stories", story.id, {
    last_story_update: context.today,
    ...(isMessage(slide) ? { last_contribution_update: context.today } : {}),
  });
  context.work.tell(`story:${story.id}`, "thumbnail");
  if (before !== null && before !== thumbnail_key)
    context.work.afterwards(() => context.objects.remove(before));
  return done({ slide: showSlide(context, story, { ...slide, thumbnail_key }, card.media) });
};
