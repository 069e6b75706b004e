import type { SlideType } from "#core/domain/slide/index.ts";

/** For whom and where a message is written. */
export interface BuilderPlace {
  readonly storyId: string;
  /** Set for contributors: the link they came by. */
  readonly groupToken: string | null;
  readonly isOwner: boolean;
  /** An active part in the card (ROLE-05). */
  readonly hasRole: boolean;
  readonly isModerated: boolean;
  /** Types of the slides that are in the card. */
  readonly present: readonly SlideType[];
}
