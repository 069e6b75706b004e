import type { Media, MediaRecord } from "../media/index.ts";
import { tell } from "./audience.ts";
import { mediaFields, type SlideAudience } from "./fields.ts";

/** A medium as this audience is told of it; `link` turns an object key into a link. */
export const presentMedia = (
  record: MediaRecord,
  link: (key: string) => string,
  audience: SlideAudience,
): Media => {
  const linkTo = (key: string | null) => (key === null ? null : link(key));
  return tell<Media>(
    {
      id: () => record.id,
      type: () => record.type,
      status: () => record.status,
      url: () => linkTo(record.key),
      mp4_url: () => linkTo(record.mp4_key),
      thumbnail_url: () => linkTo(record.thumbnail_key),
      duration: () => record.duration,
      width: () => record.width,
      height: () => record.height,
      peaks: () => record.peaks && [...record.peaks],
      captions: () => record.captions && [...record.captions],
      failure: () => record.failure,
      created_on: () => record.created_on,
      progress: () => record.progress,
      crop_source_id: () => record.crop_source_id,
      crop_transform: () => record.crop_transform,
    },
    mediaFields[audience],
  );
};
