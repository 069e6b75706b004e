import type { LinkSubject } from "#core/domain/access/index.ts";
import type { Role, RoleRecord } from "#core/domain/role/index.ts";
import { type Door, presentRole } from "#core/domain/showing/index.ts";
import { type Card, isMessage, type Story, type StoryRecord } from "#core/domain/story/index.ts";
import { isOwner, showStory } from "./card.ts";
import type { Context } from "./context.ts";
import type { Member } from "./ports/index.ts";

/** Everything that a change of who is in the group brings along: who watches the card is told. */
export const groupChanged = (context: Context, story: Pick<StoryRecord, "id">): void => {
  context.work.mark("stories", story.id, { last_role_update: context.today });
  context.work.tell(`story:${story.id}`, "roles");
};

/** A role as the asker may see it; other people's addresses and tokens are the owner's to see (OPEN-60). */
export const showRole = (context: Context, story: StoryRecord, member: Member): Role =>
  presentRole(member, { actor: context.actor, isOwner: isOwner(context, story) });

/** One role with the person behind it, as it is after this call's changes. */
export const memberOf = async (context: Context, role: RoleRecord): Promise<Member> => ({
  role,
  account: role.account_id === null ? null : await context.store.find("accounts", role.account_id),
  slides: 0,
});

const countOf = (card: Card, role: RoleRecord): number =>
  card.slides.filter(
    (s) =>
      isMessage(s) &&
      s.sent_on !== null &&
      s.status !== "rejected" &&
      (role.account_id === null
        ? role.visitor_id !== null && s.visitor_id === role.visitor_id
        : s.account_id === role.account_id),
  ).length;

/** A role with its card; the card comes without its slides, to stay small (OPEN-37). */
export const showRoleWithCard = async (
  context: Context,
  card: Card,
  role: RoleRecord,
  door?: Door,
): Promise<Role & { story: Story }> => {
  const member = { ...(await memberOf(context, role)), slides: countOf(card, role) };
  const story = showStory(context, card, door);
  // the cover alone: cards in lists are seen from outside
  const slides = story.slides.filter((slide) => slide.type === "title");
  return { ...showRole(context, card.story, member), story: { ...story, slides } };
};

/** What a link opens the card as. */
export const doorOf = (context: Context, { story, tokenType }: LinkSubject): Door => {
  if (isOwner(context, story)) return "owner";
  if (tokenType === "recipient" || tokenType === "watch") return tokenType;
  return "group";
};

/** A card in a sentence. */
export const cardName = (story: Pick<StoryRecord, "title">, otherwise: string): string =>
  story.title.trim() === "" ? otherwise : `“${story.title.trim()}”`;
