import { occasionOf, retitle } from "../occasion/index.ts";
import type { Occasion } from "../story/story.ts";
import { slideKinds } from "./kinds/index.ts";

const most = slideKinds.title.limits.title ?? Number.POSITIVE_INFINITY;

/** What a card's cover says of itself: the occasion's title, without a name that is too long for a cover (OPEN-82). */
export const ownCoverTitle = (occasion: Occasion, name: string): string => {
  const { title } = occasionOf(occasion);
  return title(name).length > most ? title("") : title(name);
};

/** A cover's title when its card turns out to be for somebody else, as long as a cover may say it (SHOP-02). */
export const retitleCover = (
  title: string,
  occasion: Occasion,
  before: string,
  after: string,
): string => {
  if (title === ownCoverTitle(occasion, before)) return ownCoverTitle(occasion, after);
  const next = retitle(title, occasion, before, after);
  return next.length > most ? retitle(title, occasion, before, "") : next;
};
