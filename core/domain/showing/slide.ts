import type { Actor } from "../access/index.ts";
import { made } from "../access/index.ts";
import { type MediaRecord, presentMedia } from "../media/index.ts";
import type { Slide, SlideRecord } from "../slide/index.ts";

/** What presenting needs to know of who looks and where files are. */
export interface Viewing {
  readonly actor: Actor;
  readonly isOwner: boolean;
  /** Turns an object key into a link. */
  readonly link: (key: string) => string;
}

/** A slide as this viewer may see it: somebody else's e-mail address is the owner's to see only (OPEN-60). */
export const presentSlide = (
  slide: SlideRecord,
  media: readonly MediaRecord[],
  viewing: Viewing,
): Slide => {
  const mine = made(viewing.actor, slide);
  const { account_id, visitor_id, thumbnail_key, sent_on, edition, ...rest } = slide;
  return {
    ...rest,
    version: edition,
    media: slide.media.flatMap((m) => {
      const record = media.find((r) => r.id === m.id);
      return record
        ? [
            {
              ...presentMedia(record, viewing.link),
              position: m.position,
              duration: m.duration ?? record.duration,
            },
          ]
        : [];
    }),
    creator: {
      id: account_id,
      first_name: slide.creator_first_name,
      last_name: slide.creator_last_name,
      email: viewing.isOwner || mine ? slide.creator_email : null,
    },
    thumbnail_id: thumbnail_key,
    thumbnail_url: thumbnail_key === null ? null : viewing.link(thumbnail_key),
    is_webp_ready: false,
  };
};
