import * as z from "zod/mini";
import {
  captionLines,
  captionMaximum,
  isShort,
  Media,
  MediaLimits,
  mostCaptions,
  UploadType,
} from "#core/domain/media/index.ts";
import { Slide } from "#core/domain/slide/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { crop } from "./crop.ts";
import { byId, fields, id, line, lines, maybe, number, oneOf, token } from "./fields.ts";
import { operation } from "./operation.ts";
import { mediaType } from "./slideFields.ts";

const tag = "Media";
const ofId = { of: "media", at: "path.id" } as const;
const OneMedia = z.object({ media: Media });
const size = number.check(z.minimum(0, asText(fieldWords.zeroOrMore)));
/** In seconds from the beginning; an empty list says that nobody speaks, null that nobody has written them. */
const captions = z
  .array(
    z.object(
      {
        from: number.check(z.minimum(0, asText(fieldWords.zeroOrMore))),
        to: number.check(z.minimum(0, asText(fieldWords.zeroOrMore))),
        text: lines(captionMaximum).check(
          z.trim(),
          z.minLength(1, asText(fieldWords.text)),
          z.refine(isShort, { error: asText(fieldWords.captionLines(captionLines)) }),
        ),
      },
      asText(fieldWords.caption),
    ),
    asText(fieldWords.captions),
  )
  .check(z.maxLength(mostCaptions, asText(fieldWords.mostEntries(mostCaptions))));

export const mediaOperations = {
  readMediaLimits: operation({
    tag,
    summary: "List what can be uploaded",
    ids: ["API-83", "OPEN-104", "MEDIA-02"],
    answer: z.object({ media_limits: MediaLimits }),
    subject: { of: "none" },
    who: "anyone",
  }),
  readLibrary: operation({
    tag,
    summary: "List a card's media files",
    ids: ["API-84"],
    path: byId,
    query: fields({ media_type: z.optional(mediaType) }),
    answer: z.object({ media: z.array(Media) }),
    subject: { of: "story", at: "path.id" },
    who: "cardMember",
  }),
  readMedia: operation({
    tag,
    summary: "Get the processing status of a media file",
    ids: ["API-85", "MEDIA-10"],
    path: byId,
    answer: OneMedia,
    subject: ofId,
    who: "uploaderOrOrganiser",
  }),
  readMediaUsage: operation({
    tag,
    summary: "List where a media file is used",
    ids: ["API-86", "MEDIA-18"],
    path: byId,
    answer: z.object({ slides: z.array(Slide) }),
    subject: ofId,
    who: "uploaderOrOrganiser",
  }),
  /** An addition: MEDIA-01 knows no captions, and whoever cannot hear a recording needs them (WCAG 1.2.2). */
  captionMedia: operation({
    tag,
    summary: "Write the captions of a recording",
    ids: ["API-85", "MEDIA-01"],
    inTurn: true,
    path: byId,
    body: fields({ captions: z.nullable(captions) }),
    answer: OneMedia,
    subject: ofId,
    who: "uploaderOrOrganiser",
  }),
  deleteMedia: operation({
    tag,
    summary: "Delete a media file",
    ids: ["API-87", "MEDIA-14"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "uploader",
  }),
  createMedia: operation({
    tag,
    summary: "Create a media file from an upload",
    ids: ["API-88", "MEDIA-07", "OPEN-106"],
    body: fields({
      s3_key: token,
      s3_etag: z.optional(line(200)),
      file_size_kb: z.optional(size),
      media_type: mediaType,
      mime_type: line(200),
      story_id: maybe(id),
      crop_source_id: maybe(id),
      crop_transform: maybe(crop),
    }),
    answer: OneMedia,
    refusals: ["tooLarge", "unsupported"],
    subject: { of: "upload", at: "body.s3_key", story: "body.story_id" },
    who: "uploadHolder",
    once: true,
  }),
  requestUpload: operation({
    tag,
    summary: "Get permission to upload one file",
    ids: ["API-89", "MEDIA-04", "OPEN-107"],
    body: fields({
      media_type: oneOf(UploadType.options, { image: "photo" }),
      mime_type: line(200),
    }),
    answer: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    refusals: ["unsupported"],
    subject: { of: "none" },
    who: "anyone",
  }),
};
