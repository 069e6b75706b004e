import { paths } from "#core/domain/navigation/index.ts";
import { occasionFromSlug, occasionSlug } from "#core/domain/occasion/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";

/** Where an address of the shop leads: a shelf, another address, or nowhere. */
export type ShopPlace =
  | { readonly occasion: Occasion }
  | { readonly redirect: string }
  | { readonly missing: true };

/** Reads `/shop/{slug}?occasion=…`; what another name is given for goes to the one shelf (ROUTE-28, 29, 31). */
export const shopPlace = (slug: string | undefined, query: URLSearchParams): ShopPlace => {
  const asked = query.get("occasion");
  if (asked !== null) {
    const meant = occasionFromSlug(asked.replaceAll(" ", "-"));
    return meant ? { redirect: paths.shop(meant) } : { missing: true };
  }
  if (slug === undefined) return { occasion: "birthday" };
  const occasion = occasionFromSlug(slug);
  if (occasion === null) return { missing: true };
  return slug === occasionSlug(occasion) ? { occasion } : { redirect: paths.shop(occasion) };
};
