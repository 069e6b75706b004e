import { settled } from "#core/kernel/index.ts";
import type { Actor } from "../access/index.ts";
import { isAuthoredBy } from "../access/index.ts";
import type { MediaRecord } from "../media/index.ts";
import type { Tiers } from "../payment/index.ts";
import type { Creator, Slide, SlideRecord } from "../slide/index.ts";
import { tell } from "./audience.ts";
import { creatorFields, type SlideAudience, slideFields } from "./fields.ts";
import { presentMedia } from "./media.ts";

/** What presenting needs to know of who looks and where files are. */
export interface Viewing {
  readonly actor: Actor;
  readonly isOrganiser: boolean;
  /** Turns an object key into a link. */
  readonly link: (key: string) => string;
  /** Whether cards have tiers on this site. */
  readonly tiers: Tiers;
}

/** Tells which audience a viewer belongs to for something that an account or a visitor made in a card. */
export const makerAudience = (
  { actor, isOrganiser }: Pick<Viewing, "actor" | "isOrganiser">,
  thing: Parameters<typeof isAuthoredBy>[1],
): SlideAudience => (isOrganiser ? "owner" : isAuthoredBy(actor, thing) ? "author" : "reader");

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

/** A slide, and who looks at it. */
interface Shown {
  readonly slide: SlideRecord;
  readonly media: readonly MediaRecord[];
  readonly viewing: Viewing;
  readonly audience: SlideAudience;
}

const creatorTellers = {
  id: (slide: SlideRecord) => slide.account_id,
  first_name: (slide: SlideRecord) => slide.creator_first_name,
  last_name: (slide: SlideRecord) => slide.creator_last_name,
  email: (slide: SlideRecord) => slide.creator_email,
};

const slideTellers = {
  id: ({ slide }: Shown) => slide.id,
  version: ({ slide }: Shown) => slide.edition,
  story_id: ({ slide }: Shown) => slide.story_id,
  type: ({ slide }: Shown) => slide.type,
  variant: ({ slide }: Shown) => slide.variant,
  title: ({ slide }: Shown) => slide.title,
  subtitle: ({ slide }: Shown) => slide.subtitle,
  description: ({ slide }: Shown) => slide.description,
  date: ({ slide }: Shown) => slide.date,
  theme: ({ slide }: Shown) => slide.theme,
  exported_id: ({ slide }: Shown) => slide.exported_id,
  slide_data: ({ slide }: Shown) => slide.slide_data,
  style: ({ slide }: Shown) => slide.style,
  title_age: ({ slide }: Shown) => slide.title_age,
  spotify_track_id: ({ slide }: Shown) => slide.spotify_track_id,
  giphy_id: ({ slide }: Shown) => slide.giphy_id,
  giphy_duration: ({ slide }: Shown) => slide.giphy_duration,
  location_name: ({ slide }: Shown) => slide.location_name,
  location_lat: ({ slide }: Shown) => slide.location_lat,
  location_lon: ({ slide }: Shown) => slide.location_lon,
  location_ne_lat: ({ slide }: Shown) => slide.location_ne_lat,
  location_ne_lon: ({ slide }: Shown) => slide.location_ne_lon,
  location_sw_lat: ({ slide }: Shown) => slide.location_sw_lat,
  location_sw_lon: ({ slide }: Shown) => slide.location_sw_lon,
  location_zoom: ({ slide }: Shown) => slide.location_zoom,
  media: ({ slide, media, viewing }: Shown) => mediaOf(slide, media, viewing),
  position: ({ slide }: Shown) => slide.position,
  creator: ({ slide, audience }: Shown) =>
    tell<Creator, SlideRecord>(creatorTellers, creatorFields[audience], slide),
  role_id: ({ slide }: Shown) => slide.role_id,
  thumbnail_id: ({ slide }: Shown) => slide.thumbnail_key,
  thumbnail_url: ({ slide, viewing }: Shown) =>
    slide.thumbnail_key === null ? null : viewing.link(slide.thumbnail_key),
  is_webp_ready: () => false,
  // told with its card, which knows the others
  background: () => null,
  seen: ({ slide }: Shown) => slide.seen,
  status: ({ slide }: Shown) => slide.status,
  approved_on: ({ slide }: Shown) => slide.approved_on,
  related_card_id: ({ slide }: Shown) => slide.related_card_id,
  created_on: ({ slide }: Shown) => slide.created_on,
  updated_on: ({ slide }: Shown) => slide.updated_on,
};

/** What was told of a slide, and what it followed from besides the slide and whom it was told to. */
interface PresentedSlide {
  readonly link: Viewing["link"];
  readonly slide: Slide;
}
const told: Readonly<Record<SlideAudience, WeakMap<SlideRecord, PresentedSlide>>> = {
  owner: new WeakMap(),
  author: new WeakMap(),
  reader: new WeakMap(),
};

/**
 * A slide as this viewer is told of it: whose words they are counts, not the way they came. A slide without files is
 * told every viewer of an audience alike, so that what was told of its record is told again (bar P9).
 */
export const presentSlide = (
  slide: SlideRecord,
  media: readonly MediaRecord[],
  viewing: Viewing,
): Slide => {
  const audience = makerAudience(viewing, slide);
  const { link } = viewing;
  const before = told[audience].get(slide);
  if (before?.link === link) return before.slide;
  const shown = { slide, media, viewing, audience };
  const now = tell<Slide, Shown>(slideTellers, slideFields[audience], shown);
  if (slide.media.length > 0 || !Object.isFrozen(slide)) return now;
  told[audience].set(slide, { link, slide: settled(now) });
  return now;
};
