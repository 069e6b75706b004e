import type { MediaRecord } from "#core/domain/media/index.ts";
import type { Context } from "./context.ts";

const keysOf = (media: MediaRecord): readonly string[] =>
  [media.source_key, media.key, media.mp4_key, media.thumbnail_key].filter((k) => k !== null);

/** Removes the files of media that are gone, after the commit that forgot them. */
export const removeFiles = (context: Context, media: readonly MediaRecord[]): void => {
  for (const key of new Set(media.flatMap(keysOf)))
    context.work.afterwards(() => context.objects.remove(key));
};
