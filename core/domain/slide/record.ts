import type {
  AccountId,
  MediaId,
  RoleId,
  SlideId,
  StoryId,
  VisitorId,
} from "#core/kernel/index.ts";
import type { SlideContent } from "./content.ts";
import type { SlideStatus, SlideType } from "./slide.ts";

export interface SlideMedium {
  readonly id: MediaId;
  readonly position: number;
  readonly duration: number | null;
}

/** A slide as it is stored; a contribution is a slide whose status is not approved yet. */
export interface SlideRecord extends SlideContent {
  readonly id: SlideId;
  /** Of the row: rises with every write. */
  readonly version: number;
  /** Of what the author wrote: rises with every change of the content, and is the answered `version`. */
  readonly edition: number;
  readonly story_id: StoryId;
  readonly type: SlideType;
  readonly variant: string;
  readonly media: readonly SlideMedium[];
  /** 1..n among the approved slides, 0 while not in the card. */
  readonly position: number;
  readonly status: SlideStatus;
  /** When the author sent it; null while it waits for sign-in (OPEN-96). */
  readonly sent_on: string | null;
  /** When it last entered the card; null if it never did. */
  readonly approved_on: string | null;
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
  readonly creator_first_name: string;
  readonly creator_last_name: string;
  readonly creator_email: string | null;
  readonly role_id: RoleId | null;
  readonly thumbnail_key: string | null;
  readonly seen: boolean;
  readonly related_card_id: string | null;
  readonly created_on: string;
  readonly updated_on: string;
}
