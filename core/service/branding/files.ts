import type { LogoRecord } from "#core/domain/branding/index.ts";

/** Every object that belongs to these logos. */
export const logoFiles = (logos: readonly LogoRecord[]): ReadonlySet<string> =>
  new Set(logos.flatMap(({ large_key, small_key }) => [large_key, small_key]));
