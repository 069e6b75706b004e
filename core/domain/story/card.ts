import type { MediaRecord } from "../media/index.ts";
import type { RoleRecord } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { StoryRecord } from "./record.ts";

/** Everything of one card, as the store hands it over. */
export interface Card {
  readonly story: StoryRecord;
  /** The viewer's own role, if any. */
  readonly role: RoleRecord | null;
  readonly slides: readonly SlideRecord[];
  readonly media: readonly MediaRecord[];
  readonly roles: readonly RoleRecord[];
}

/** Title and credits frame the card; they are not messages (PAY-02). */
export const isMessage = (slide: Pick<SlideRecord, "type">): boolean =>
  slide.type !== "title" && slide.type !== "credits";
