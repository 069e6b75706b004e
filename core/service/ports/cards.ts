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
