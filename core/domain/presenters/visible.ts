import { isAuthoredBy } from "../access/index.ts";
import { inOrder } from "../order/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import { type Card, isMessage } from "../story/index.ts";
import type { Audience } from "./audience.ts";
import type { Viewing } from "./slide.ts";

/** Whose view holds more than the cover: everyone in the card or with a link to it. */
const inside: ReadonlySet<Audience> = new Set<Audience>([
  "owner",
  "contributor",
  "groupLinkHolder",
  "recipient",
  "watcher",
]);
/** Who plays the card whole; the others see each other's messages where the card shows them as they come. */
const players: ReadonlySet<Audience> = new Set<Audience>(["owner", "recipient", "watcher"]);

/** The slides this audience plays or edits, in order: title first, credits last (OPEN-134). */
export const visibleSlides = (card: Card, viewing: Viewing, audience: Audience): SlideRecord[] => {
  const open = players.has(audience) || card.story.show_as_you_go;
  return inOrder(card.slides)
    .filter((s) => s.type === "title" || inside.has(audience))
    .filter((s) => s.type !== "credits" || card.story.has_credits_slide)
    .filter((s) => open || !isMessage(s) || isAuthoredBy(viewing.actor, s));
};
