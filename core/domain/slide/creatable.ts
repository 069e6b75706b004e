import { type Maker, slideKinds } from "./kinds/index.ts";
import type { SlideType } from "./slide.ts";

const types = Object.keys(slideKinds) as SlideType[];

/** The types that the authority takes from this maker (SLIDE-05, OPEN-84). */
export const creatableBy = (maker: Maker): readonly SlideType[] =>
  types.filter((type) => slideKinds[type].makers.includes(maker));

/** The types that the type selector offers: title and credits only while the card has none (OPEN-84). */
export const offeredTo = (maker: Maker, present: readonly SlideType[]): readonly SlideType[] =>
  creatableBy(maker).filter((type) => !slideKinds[type].isOncePerCard || !present.includes(type));

/** The type that a `slideType` parameter names, when this maker may create it (OPEN-99). */
export const typeFromLink = (
  maker: Maker,
  present: readonly SlideType[],
  named: string | null,
): SlideType | null => offeredTo(maker, present).find((type) => type === named) ?? null;

/** Title and credits exist once a card (OPEN-84). */
export const isOncePerCard = (type: SlideType): boolean => slideKinds[type].isOncePerCard;

/** A slide of type title or credits cannot be deleted (SLIDE-39). */
export const canDelete = (slide: { readonly type: SlideType }): boolean =>
  !isOncePerCard(slide.type);
