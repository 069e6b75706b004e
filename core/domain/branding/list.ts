import { hours, type Instant } from "#core/kernel/index.ts";
import type { LogoLinkRecord, LogoRecord } from "./record.ts";

/** The most logos one account may keep: more than anybody tells apart, so that programs meet an end. */
export const logoMaximum = 200;

/** How long a logo that stands nowhere is kept, so that it may be put back. */
export const unusedLife = hours(24);

/** Logos that stand nowhere, and have for a day since they came. */
export const unusedLogos = (
  logos: readonly LogoRecord[],
  links: readonly Pick<LogoLinkRecord, "logo_id">[],
  now: Instant,
): readonly LogoRecord[] =>
  logos.filter(
    ({ id, created_on }) =>
      Date.parse(created_on) + unusedLife <= now && !links.some(({ logo_id }) => logo_id === id),
  );
