import { type Actor, isAuthoredBy, type UploadSubject } from "#core/domain/access/index.ts";
import {
  headLength,
  isAccepted,
  isInside,
  kilobytes,
  type MediaRecord,
  maxBytes,
  mediaLimits,
  mediaWords,
  plainMime,
  publishedKey,
  refuseCaptions,
  uploadKey,
  usesOf,
} from "#core/domain/media/index.ts";
import { isUsable } from "#core/domain/role/index.ts";
import { words } from "#core/domain/words/index.ts";
import { as, done, type MediaId, refused, type StoryId } from "#core/kernel/index.ts";
import { isOrganiser, readCard, showMedia, showSlide } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { type Pot, readAccounts, spendAll } from "../../limits/index.ts";
import type { ProcessedImage } from "../../ports/index.ts";
import { filesOf, removeForGood } from "../files.ts";
import { claimUpload, headOf, takeUpload } from "../uploaded.ts";

export const readMediaLimits: Handler<"readMediaLimits"> = () =>
  done({ media_limits: mediaLimits });

/** A permission counts as the largest file that it lets in. */
const uploadPots = ({ caller }: Context, { account, visitor }: Actor): readonly Pot[] =>
  account === null
    ? [
        { limit: "uploadsOfVisitor", of: String(visitor) },
        { limit: "uploadsOfNetwork", of: caller.network },
      ]
    : [{ limit: "uploadsOfAccount", of: account }];

export const requestUpload: Handler<"requestUpload"> = async (context, { body }) => {
  const { media_type } = body;
  if (!isAccepted(media_type, body.mime_type))
    return refused("unsupported", mediaWords.wrongType(media_type));
  const mime_type = plainMime(body.mime_type);
  // the token outlives a deleted account by some minutes (ACCT-05)
  const actor = context.actor.account === null ? context.visitor() : context.actor;
  const pots = uploadPots(context, actor);
  const { account, counters } = await readAccounts(context, [actor.account], pots);
  if (actor.account !== null && !account(actor.account))
    return refused("unauthenticated", words.signInAgain);
  const over = spendAll(counters, pots, mediaLimits[media_type].max_size_mb);
  if (over) return over;
  const key = uploadKey(context.ids.token(), mime_type);
  context.work.add("uploads", {
    id: key,
    version: 1,
    account_id: actor.account,
    visitor_id: actor.account === null ? actor.visitor : null,
    media_type,
    mime_type,
    used_on: null,
    created_on: context.today,
  });
  const form = await context.objects.form(key, mime_type, maxBytes(media_type));
  return done({ url: form.url, fields: { ...form.fields } });
};

/** The card that a medium is uploaded for, when the asker may write in it; else it joins a card with its message. */
const cardFor = (context: Context, { story, role }: UploadSubject): StoryId | null =>
  story !== null && (isOrganiser(context, story) || (role !== null && isUsable(role)))
    ? story.id
    : null;

const refusePicture = (why: Extract<ProcessedImage, { ok: false }>["reason"]) =>
  why === "wrongType"
    ? refused("unsupported", mediaWords.wrongType("photo"))
    : why === "tooLarge"
      ? refused("tooLarge", mediaWords.tooManyPixels)
      : refused("invalid", mediaWords.failed("photo"));

/** A medium as it begins: nothing of it is known yet but whose it is and where it was put. */
const begun = (
  { ids, actor, today }: Context,
  body: Pick<MediaRecord, "type" | "mime_type" | "story_id" | "source_key">,
): MediaRecord => ({
  id: as<MediaId>(ids.id()),
  version: 1,
  account_id: actor.account,
  visitor_id: actor.account === null ? actor.visitor : null,
  status: "processing",
  file_size_kb: 0,
  key: null,
  mp4_key: null,
  thumbnail_key: null,
  width: null,
  height: null,
  duration: null,
  peaks: null,
  captions: null,
  failure: null,
  progress: 0,
  crop_source_id: null,
  crop_transform: null,
  created_on: today,
  ...body,
});

type Make = Parameters<Handler<"createMedia">>;
type Made = ReturnType<Handler<"createMedia">>;

/** A photo: checked, re-encoded without EXIF or GPS, published; the upload itself is not kept. */
const createPhoto = async (
  context: Make[0],
  { body }: Make[1],
  subject: Make[2],
): Promise<Awaited<Made>> => {
  const { upload } = subject;
  const crop = body.crop_transform ?? null;
  if (crop && !isInside(crop)) return refused("invalid", mediaWords.cropOutside);
  const source = body.crop_source_id
    ? await context.store.find("media", body.crop_source_id)
    : null;
  const story_id = cardFor(context, subject);
  const maySee =
    source !== null &&
    (isAuthoredBy(context.actor, source) || (story_id !== null && source.story_id === story_id));
  if (body.crop_source_id && !maySee) return refused("invalid", mediaWords.cropSource);

  const taken = await takeUpload(context, upload, {
    type: "photo",
    mime_type: body.mime_type,
    etag: body.s3_etag,
  });
  if (!taken.ok) return taken;
  const developed = await context.imageProcessor.process(taken.value, source ? null : crop);
  if (!developed.ok) {
    await context.objects.remove(upload.id);
    return refusePicture(developed.reason);
  }
  const name = context.ids.token();
  const { mime_type } = developed;
  const key = publishedKey("media", name, mime_type);
  const thumbnail_key = publishedKey("thumbnails", name, mime_type);
  await Promise.all([
    context.objects.put(key, developed.picture, mime_type),
    context.objects.put(thumbnail_key, developed.thumbnail, mime_type),
  ]);
  const medium: MediaRecord = {
    ...begun(context, { type: "photo", mime_type, story_id, source_key: upload.id }),
    status: "available",
    progress: 100,
    file_size_kb: kilobytes(developed.picture.byteLength),
    key,
    thumbnail_key,
    width: developed.width,
    height: developed.height,
    crop_source_id: source?.id ?? null,
    crop_transform: crop,
  };
  context.work.add("media", medium);
  return done({ media: showMedia(context, null, medium) });
};

/** A voice or video: looked at no further than its first bytes, and made by a job (MEDIA-09). */
const createClip = async (
  context: Make[0],
  type: "audio" | "video",
  { body }: Make[1],
  subject: Make[2],
): Promise<Awaited<Made>> => {
  const { upload } = subject;
  const { mime_type, s3_etag: etag } = body;
  const claimed = await claimUpload(context, upload, { type, mime_type, etag });
  if (!claimed.ok) return claimed;
  const head = await headOf(context, upload.id, headLength);
  if (!head || !context.clipProcessor.mayBe(type, head)) {
    await context.objects.remove(upload.id);
    return refused("unsupported", mediaWords.wrongType(type));
  }
  const story_id = cardFor(context, subject);
  const medium = begun(context, { type, mime_type, story_id, source_key: upload.id });
  context.work.add("media", medium);
  context.work.ask({ name: "media", of: medium.id });
  return done({ media: showMedia(context, null, medium) });
};

/**
 * Makes a medium of what was uploaded. With `crop_source_id` the upload is the cropped picture already and its source
 * stays as it is; with `crop_transform` alone the upload is the whole and is cropped here (OPEN-108).
 */
export const createMedia: Handler<"createMedia"> = (context, asked, subject) =>
  asked.body.media_type === "photo"
    ? createPhoto(context, asked, subject)
    : createClip(context, asked.body.media_type, asked, subject);

export const readMedia: Handler<"readMedia"> = (context, _asked, { story, media }) =>
  done({ media: showMedia(context, story, media) });

/** Everything of the card for its owner, one's own for everybody else (BUILD-14). */
export const readLibrary: Handler<"readLibrary"> = async (context, { query }, subject) => {
  const card = await readCard(context, subject);
  const owner = isOrganiser(context, card.story);
  const media = card.media.filter(
    (medium) =>
      medium.status !== "failed" &&
      (owner || isAuthoredBy(context.actor, medium)) &&
      (query.media_type === undefined || medium.type === query.media_type),
  );
  return done({ media: media.map((medium) => showMedia(context, card.story, medium)) });
};

/** What is said in a recording, for whoever cannot hear it; an empty list is none. */
export const captionMedia: Handler<"captionMedia"> = (context, { body }, { story, media }) => {
  const refusal = refuseCaptions(media, body.captions ?? []);
  if (refusal) return refused("invalid", refusal);
  // none is an answer too: nobody speaks in it
  const { captions } = body;
  context.work.change("media", media, { captions });
  return done({ media: showMedia(context, story, { ...media, captions }) });
};

const usage = async (context: Context, medium: MediaRecord) => {
  if (medium.story_id === null) return { slides: [], media: [] };
  const { slides, media } = await context.store.bundle(medium.story_id);
  return { slides: usesOf(medium, slides, media), media };
};

export const readMediaUsage: Handler<"readMediaUsage"> = async (context, _asked, subject) => {
  const { story, media: medium } = subject;
  if (!story) return done({ slides: [] });
  const { slides, media } = await usage(context, medium);
  return done({ slides: slides.map((slide) => showSlide(context, story, slide, media)) });
};

export const deleteMedia: Handler<"deleteMedia"> = async (context, _asked, { media: medium }) => {
  const { slides } = await usage(context, medium);
  if (slides.length > 0) return refused("invalid", mediaWords.inUse(slides.length));
  // as of the version read: put on a slide at the same moment it stays, and whoever asked is told
  context.work.change("media", medium, {});
  context.work.remove("media", { id: medium.id });
  removeForGood(context, filesOf([medium]));
  return done(null);
};
