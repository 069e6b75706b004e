import type { Actor } from "../access/index.ts";
import { made } from "../access/index.ts";
import type { MediaRecord } from "../media/index.ts";
import type { Tiers } from "../payment/index.ts";
import type { Creator, Slide, SlideRecord } from "../slide/index.ts";
import { tell } from "./audience.ts";
import { creatorFields, type SlideAudience, slideFields } from "./fields.ts";
import { presentMedia } from "./media.ts";

/** What presenting needs to know of who looks and where files are. */
export interface Viewing {
  readonly actor: Actor;
  readonly isOwner: boolean;
  /** Turns an object key into a link. */
  readonly link: (key: string) => string;
  /** Whether cards have tiers on this site. */
  readonly tiers: Tiers;
}

/** Who this viewer is to something that an account or a visitor made in a card. */
export const makerAudience = (
  { actor, isOwner }: Pick<Viewing, "actor" | "isOwner">,
  thing: Parameters<typeof made>[1],
): SlideAudience => (isOwner ? "owner" : made(actor, thing) ? "author" : "reader");

const mediaOf = (
  slide: SlideRecord,
  media: readonly MediaRecord[],
  viewing: Viewing,
): Slide["media"] =>
  slide.media.flatMap(({ id, position, duration }) => {
    const record = media.find((r) => r.id === id);
    if (!record) return [];
    const shown = presentMedia(record, viewing.link, makerAudience(viewing, record));
    return [{ ...shown, position, duration: duration ?? record.duration }];
  });

/** A slide as this viewer is told of it: whose words they are counts, not the way they came. */
export const presentSlide = (
  slide: SlideRecord,
  media: readonly MediaRecord[],
  viewing: Viewing,
): Slide => {
  const audience = makerAudience(viewing, slide);
  const creator = () =>
    tell<Creator>(
      {
        id: () => slide.account_id,
        first_name: () => slide.creator_first_name,
        last_name: () => slide.creator_last_name,
        email: () => slide.creator_email,
      },
      creatorFields[audience],
    );
  return tell<Slide>(
    {
      id: () => slide.id,
      version: () => slide.edition,
      story_id: () => slide.story_id,
      type: () => slide.type,
      variant: () => slide.variant,
      title: () => slide.title,
      subtitle: () => slide.subtitle,
      description: () => slide.description,
      date: () => slide.date,
      theme: () => slide.theme,
      exported_id: () => slide.exported_id,
      slide_data: () => slide.slide_data,
      style: () => slide.style,
      title_age: () => slide.title_age,
      spotify_track_id: () => slide.spotify_track_id,
      giphy_id: () => slide.giphy_id,
      giphy_duration: () => slide.giphy_duration,
      location_name: () => slide.location_name,
      location_lat: () => slide.location_lat,
      location_lon: () => slide.location_lon,
      location_ne_lat: () => slide.location_ne_lat,
      location_ne_lon: () => slide.location_ne_lon,
      location_sw_lat: () => slide.location_sw_lat,
      location_sw_lon: () => slide.location_sw_lon,
      location_zoom: () => slide.location_zoom,
      media: () => mediaOf(slide, media, viewing),
      position: () => slide.position,
      creator,
      role_id: () => slide.role_id,
      thumbnail_id: () => slide.thumbnail_key,
      thumbnail_url: () =>
        slide.thumbnail_key === null ? null : viewing.link(slide.thumbnail_key),
      is_webp_ready: () => false,
      seen: () => slide.seen,
      status: () => slide.status,
      approved_on: () => slide.approved_on,
      related_card_id: () => slide.related_card_id,
      created_on: () => slide.created_on,
      updated_on: () => slide.updated_on,
    },
    slideFields[audience],
  );
};
