import type { SlideType } from "./slide.ts";

/** What a contributor may create, to the letter (SLIDE-05, OPEN-84). */
const byContributor: readonly SlideType[] = [
  "audio",
  "giphy",
  "photos",
  "text",
  "video",
  "title",
  "credits",
];
/** What the owner may create besides (OPEN-84); legacy is never created. */
const byOwnerToo: readonly SlideType[] = ["date", "location", "music", "news"];

export type Maker = "owner" | "contributor";

/** The types that the authority takes from this maker. */
export const creatableBy = (maker: Maker): readonly SlideType[] =>
  maker === "owner" ? [...byContributor, ...byOwnerToo] : byContributor;

/** Title and credits exist once a card. */
export const isOncePerCard = (type: SlideType): boolean => type === "title" || type === "credits";

/** The types that the type selector offers: title and credits only while the card has none (OPEN-84). */
export const offeredTo = (maker: Maker, present: readonly SlideType[]): readonly SlideType[] =>
  creatableBy(maker).filter((type) => !isOncePerCard(type) || !present.includes(type));

/** The type that a `slideType` parameter names, when this maker may create it (OPEN-99). */
export const typeFromLink = (
  maker: Maker,
  present: readonly SlideType[],
  named: string | null,
): SlideType | null => offeredTo(maker, present).find((type) => type === named) ?? null;

/** A slide of type title or credits cannot be deleted (SLIDE-39). */
export const canDelete = (slide: { readonly type: SlideType }): boolean =>
  !isOncePerCard(slide.type);
