import type { Actor } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import type { RoleRecord, RoleType } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { StoryId } from "#core/kernel/index.ts";

/** Everything that is shown of one card, in one round trip. */
export interface CardBundle {
  readonly slides: readonly SlideRecord[];
  readonly media: readonly MediaRecord[];
  readonly roles: readonly RoleRecord[];
}

/** A role with its card, as home lists it. */
export interface RoleWithCard {
  readonly role: RoleRecord;
  readonly story: StoryRecord;
  readonly bundle: CardBundle;
}

/** Which of somebody's parts in cards are read; without a field all of them. */
export interface RolePage {
  readonly type?: RoleType | undefined;
  /** At most so many of each kind of part, the newest cards first. */
  readonly limit?: number | undefined;
  /** The id of a card: only of older ones. */
  readonly before?: StoryId | undefined;
}

/** Where a card stands among those of visitors, the longest unchanged first. */
export interface CardPosition {
  readonly last_story_update: string;
  readonly id: string;
}

/** Which cards of visitors are looked at. */
export interface CardPage {
  /** Unchanged since before this moment, ISO. */
  readonly before: string;
  /** Only at what comes after it; null from the beginning on. */
  readonly after: CardPosition | null;
  readonly limit: number;
}

/** What was found by looking at so many cards of visitors, one after the other. */
export interface AbandonedCards {
  /** Those in which nobody else has a part. */
  readonly stories: readonly StoryRecord[];
  /** The last one that was looked at; null where none comes after it. */
  readonly next: CardPosition | null;
}

/** A role of a card with the person behind it, if there is one. */
export interface Member {
  readonly role: RoleRecord;
  readonly account: Pick<
    AccountRecord,
    "id" | "email" | "first_name" | "last_name" | "hide_my_email"
  > | null;
  /** Slides of theirs in the card or waiting. */
  readonly slides: number;
}

/** What the store reads of cards, beside the rows by themselves. */
export interface CardReads {
  bundle(storyId: StoryId): Promise<CardBundle>;
  members(storyId: StoryId): Promise<readonly Member[]>;
  /** The actor's parts in cards, newest card first: ids of cards rise as they are made. */
  rolesWithCards(actor: Actor, page?: RolePage): Promise<readonly RoleWithCard[]>;
  /** Looks at a page of visitors' cards, the longest unchanged first; what it costs grows with the page alone. */
  abandonedStories(page: CardPage): Promise<AbandonedCards>;
}
