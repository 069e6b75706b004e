import { isOwnerRole, isUsable, type Role } from "#core/domain/role/index.ts";
import { offeredTo, type SlideType, typeFromLink } from "#core/domain/slide/index.ts";
import type { Occasion, Story } from "#core/domain/story/index.ts";

/** For whom and where a message is written. */
export interface BuilderPlace {
  readonly storyId: string;
  /** Set for contributors: the link they came by. */
  readonly groupToken: string | null;
  readonly isOwner: boolean;
  /** An active part in the card (ROLE-05). */
  readonly hasRole: boolean;
  /** What the card is for: GIFs of it are shown first (SEARCH-03). */
  readonly occasion: Occasion;
  /** Types of the slides that are in the card. */
  readonly present: readonly SlideType[];
}

const whoIn = ({ isOwner }: BuilderPlace) => (isOwner ? "owner" : "contributor");

/** The kinds of message this person may make here (OPEN-84). */
export const kindsAt = (place: BuilderPlace): readonly SlideType[] =>
  offeredTo(whoIn(place), place.present);

/** The kind that a link names, where this person may make it (BUILD-05, OPEN-99). */
export const kindFrom = (place: BuilderPlace, named: string | null = null): SlideType | null =>
  typeFromLink(whoIn(place), place.present, named);

/** The place of whoever came by the group's link. */
export const asContributor = (
  groupToken: string,
  story: Story,
  role: Role | null,
): BuilderPlace => ({
  storyId: story.id,
  groupToken,
  isOwner: isOwnerRole(role),
  hasRole: role !== null && isUsable(role),
  occasion: story.occasion,
  present: story.slides.map(({ type }) => type),
});
