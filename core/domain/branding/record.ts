import type { AccountId, StoryId } from "#core/kernel/index.ts";
import type { Logo, LogoGround, LogoLink, LogoLinkType } from "./logo.ts";

/** A logo as it is kept: two published files, drawn anew from its pixels. */
export interface LogoRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly original_filename: string;
  readonly large_key: string;
  readonly small_key: string;
  readonly width: number;
  readonly height: number;
  readonly ground: LogoGround;
  readonly created_on: string;
}

/** A logo link as it is kept; `story_id` with a card's, `theme_id` with a theme's, neither with an account's. */
export interface LogoLinkRecord {
  readonly id: string;
  readonly version: number;
  readonly account_id: AccountId;
  readonly type: LogoLinkType;
  readonly scale: number;
  readonly logo_id: string;
  readonly story_id: StoryId | null;
  readonly theme_id: string | null;
  readonly created_on: string;
}

/** A logo as whoever may see it is told of it (LOGO-01); `link` turns a key into an address. */
export const presentLogo = (
  { id, original_filename, large_key, small_key, width, height, ground }: LogoRecord,
  link: (key: string) => string,
): Logo => ({
  id,
  original_filename,
  urls: { large: link(large_key), small: link(small_key) },
  width,
  height,
  ground,
});

/** Links with their logos, in the order they came; one whose logo is gone is left out (LOGO-02). */
export const presentLinks = (
  links: readonly LogoLinkRecord[],
  logos: readonly LogoRecord[],
  link: (key: string) => string,
): LogoLink[] =>
  links.flatMap(({ id, type, scale, logo_id }) => {
    const logo = logos.find((one) => one.id === logo_id);
    return logo ? [{ id, type, scale, logo: presentLogo(logo, link) }] : [];
  });
