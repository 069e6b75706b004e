import { EXPORTED } from "./exported.ts";
import { FACES } from "./faces.ts";
import { madeFor } from "./made.ts";
import { labelOf } from "./names.ts";
import { SHELVES } from "./shelves.ts";
import { TONES } from "./tones.ts";
import { type CatalogueVariant, type CoverVariant, titleVariantOf } from "./variant.ts";

/** One cover in the shop: choosing it starts a card with its variant and theme (SHOP-10, OPEN-146). */
export interface ShopCover {
  readonly variant: CoverVariant;
  /** A theme of the catalogue, or the id of an exported cover; once on a shelf. */
  readonly theme: string;
  /** What the cover is called in the shop. */
  readonly label: string;
  /** Suggested instead of the occasion's own title; may hold %RECIPIENT_NAME%. */
  readonly title?: string;
}

const families = new Map<string, CatalogueVariant>([
  ...EXPORTED.map(({ name }) => [name, "exported"] as const),
  ...Object.entries(TONES).flatMap(([family, tones]) =>
    tones.map(({ name }) => [name, family as CatalogueVariant] as const),
  ),
]);
/** The variants that show the same themes round a photo (COVER-12, OPEN-116). */
const WITH_PHOTO: Partial<Record<CatalogueVariant, CatalogueVariant>> = {
  "particles shape": "particles shape photo",
  trail: "trail photo",
};

/** "trail-3" or "trail-3+photo" as a cover. */
const coverOf = (entry: string, titles: Readonly<Record<string, string>>): ShopCover => {
  const [theme = "", photo] = entry.split("+");
  const family = families.get(theme) ?? "default";
  const variant = titleVariantOf((photo && WITH_PHOTO[family]) || family);
  const title = titles[theme];
  return {
    variant,
    theme,
    label: labelOf(variant, theme),
    ...(title === undefined ? {} : { title }),
  };
};

type Shelved = keyof typeof SHELVES;
/** Puts one of `others` after each of `first`, from the second on, and what is left of either at the end. */
const between = (first: readonly string[], others: readonly string[]): readonly string[] =>
  first
    .flatMap((one, at) => [one, ...others.slice(Math.max(0, at - 1), at)])
    .concat(others.slice(Math.max(0, first.length - 1)));

const shelf = (occasion: Shelved): readonly ShopCover[] => {
  const { covers, titles = {} } = SHELVES[occasion];
  const chosen = [FACES[occasion].theme, ...covers.trim().split(/\s+/)];
  const drawn = madeFor(occasion).filter((theme) => !chosen.includes(theme));
  return between(chosen, drawn).map((entry) => coverOf(entry, titles));
};

/** Covers by occasion value (SHOP-01), best first. */
export const SHOP_COVERS = Object.fromEntries(
  Object.keys(SHELVES).map((occasion) => [occasion, shelf(occasion as Shelved)]),
) as { readonly [occasion in Shelved]: readonly ShopCover[] };

/** What the shop lists for an occasion; a word it does not know gets the custom covers. */
export const shopCovers = (occasion: string): readonly ShopCover[] =>
  Object.hasOwn(SHOP_COVERS, occasion) ? SHOP_COVERS[occasion as Shelved] : SHOP_COVERS.custom;
