import type { MediaRecord, UploadRecord } from "#core/domain/media/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { Context } from "../context/index.ts";
import { UnitOfWork } from "../context/index.ts";

const keysOf = (media: MediaRecord): readonly string[] =>
  [media.source_key, media.key, media.mp4_key, media.thumbnail_key].filter((k) => k !== null);

/** Every object that belongs to these media and to the pictures drawn of these slides. */
export const filesOf = (
  media: readonly MediaRecord[],
  slides: readonly Pick<SlideRecord, "thumbnail_key">[] = [],
): ReadonlySet<string> =>
  new Set([
    ...media.flatMap(keysOf),
    ...slides.flatMap(({ thumbnail_key }) => (thumbnail_key === null ? [] : [thumbnail_key])),
  ]);

/**
 * Removes objects after the commit, and for certain: until that is done each is noted as an upload that nobody may
 * use, which the reaper ends with whatever is still under its key, should this process die in between.
 */
export const removeForGood = (
  context: Pick<Context, "work" | "objects" | "store" | "today">,
  keys: ReadonlySet<string>,
): void => {
  const { work, objects, store } = context;
  if (keys.size === 0) return;
  work.remove("uploads", { id: [...keys] });
  for (const key of keys) work.add("uploads", spent(context, key));
  work.afterwards(async () => {
    for (const key of keys) await objects.remove(key);
    const done = new UnitOfWork();
    done.remove("uploads", { id: [...keys] });
    await store.commit(done.changes, []);
  });
};

/** Nobody may use this upload any more; what comes in by its form goes with the next reaping. */
export const spent = ({ today }: Pick<Context, "today">, key: string): UploadRecord => ({
  id: key,
  version: 1,
  account_id: null,
  visitor_id: null,
  media_type: "photo",
  mime_type: "application/octet-stream",
  used_on: today,
  created_on: today,
});
