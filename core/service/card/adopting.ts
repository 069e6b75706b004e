import type { StorySubject } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import type { Card } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";
import { changeCard, readCard } from "./card.ts";

/**
 * Hands a visitor's card over to an account: its owner role, title, credits, own messages and media (OPEN-76).
 * Answers the card as it will be.
 */
export const adoptCard = async (
  context: Context,
  subject: Pick<StorySubject, "story" | "role">,
  account: AccountRecord,
): Promise<Card> => {
  const { id, first_name, last_name, email, hide_my_email } = account;
  const card = await readCard(context, subject);
  const { story } = subject;
  const visitor_id = story.owner_visitor_id;
  const adopted = changeCard(context, story, {
    owner_account_id: id,
    owner_visitor_id: null,
    owner_first_name: first_name,
    owner_last_name: last_name,
    // until now there was nobody to write to
    ...(story.completion_date ? { note_on: context.today } : {}),
    ...(story.completion_date && story.nudge_from ? { nudge_on: context.today } : {}),
  });
  const { work } = context;
  const mine = { story_id: story.id, visitor_id };
  const now = { account_id: id, visitor_id: null };
  const creator = {
    creator_first_name: first_name,
    creator_last_name: last_name,
    creator_email: hide_my_email ? null : email,
  };
  // A part that the account got through a link gives way to ownership.
  const guest = card.roles.find((r) => r.account_id === id);
  if (guest) work.remove("roles", { id: guest.id });
  work.changeAll("roles", mine, now);
  work.changeAll("slides", mine, { ...now, ...creator });
  work.changeAll("media", mine, now);
  const isMine = (thing: { visitor_id: string | null }) => thing.visitor_id === visitor_id;
  const roles = card.roles
    .filter((r) => r !== guest)
    .map((r) => (isMine(r) ? { ...r, ...now } : r));
  return {
    story: adopted,
    role: roles.find((r) => r.account_id === id) ?? null,
    slides: card.slides.map((s) => (isMine(s) ? { ...s, ...now, ...creator } : s)),
    media: card.media.map((m) => (isMine(m) ? { ...m, ...now } : m)),
    roles,
  };
};
