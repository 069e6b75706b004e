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

/** Whether nobody but the visitor who made it has a part in the card, an invitation or a message. */
export const isOwnersAlone = (
  story: Pick<StoryRecord, "owner_visitor_id">,
  { roles, slides }: Pick<Card, "roles" | "slides">,
): boolean =>
  [...roles, ...slides].every(
    (one) => one.account_id === null && one.visitor_id === story.owner_visitor_id,
  );

/** Title and credits frame the card; they are not messages (PAY-02). */
export const isMessage = (slide: Pick<SlideRecord, "type">): boolean =>
  slide.type !== "title" && slide.type !== "credits";
