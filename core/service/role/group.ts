import { isAuthoredBy, type LinkSubject } from "#core/domain/access/index.ts";
import {
  type Audience,
  audienceOf,
  type EntryPoint,
  presentRole,
  type RoleAudience,
  roleAudience,
} from "#core/domain/presenters/index.ts";
import type { Role, RoleRecord, RoleWithStory } from "#core/domain/role/index.ts";
import { type Card, isMessage, type StoryRecord } from "#core/domain/story/index.ts";
import { isOrganiser, reschedule, showStoryTo } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import type { Member } from "../ports/index.ts";

/** Everything that a change of who is in the group brings along: who watches the card is told. */
export const groupChanged = (
  context: Pick<Context, "work" | "today">,
  story: Pick<StoryRecord, "id">,
): void => {
  context.work.mark("stories", story.id, { last_role_update: context.today });
  context.work.tell(`story:${story.id}`, "roles");
};

/** Whoever is taken out of a card, or declines it, is sent nothing that was planned for their address. */
export const cancelDeliveriesTo = async (
  context: Pick<Context, "store" | "work">,
  { story_id, join_email }: Pick<RoleRecord, "story_id" | "join_email">,
): Promise<void> => {
  if (join_email === null) return;
  context.work.remove("deliveries", { story_id, email: join_email });
  await reschedule(context, { id: story_id }, (all) =>
    all.filter(({ email }) => email !== join_email),
  );
};

/** A role as the asker is told of it, or as the audience that is named. */
export const showRole = (
  context: Context,
  story: StoryRecord,
  member: Member,
  audience: RoleAudience = roleAudience(member, {
    actor: context.actor,
    isOrganiser: isOrganiser(context, story),
  }),
): Role =>
  presentRole(
    { ...member, coOwners: story.co_owners },
    audience,
    isAuthoredBy(context.actor, member.role),
  );

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

/** A role with its card; the card comes with its cover alone, to stay small (OPEN-37). */
export const showRoleWithCard = async (
  context: Context,
  card: Card,
  role: RoleRecord,
  to: { readonly story?: Audience; readonly role?: RoleAudience } = {},
): Promise<RoleWithStory> => showMemberWithCard(context, card, await memberOf(context, role), to);

/** The same of a role whose person is known already. */
export const showMemberWithCard = (
  context: Context,
  card: Card,
  { role, account }: Pick<Member, "role" | "account">,
  to: { readonly story?: Audience; readonly role?: RoleAudience } = {},
): RoleWithStory => {
  const member = { role, account, slides: countOf(card, role) };
  const audience = to.story ?? audienceOf(card, isOrganiser(context, card.story), "member");
  const story = showStoryTo(context, card, audience);
  const slides = story.slides.filter((slide) => slide.type === "title");
  return { ...showRole(context, card.story, member, to.role), story: { ...story, slides } };
};

/** What a link opens the card as. */
export const entryPointOf = ({ tokenType }: LinkSubject): EntryPoint =>
  tokenType === "recipient" || tokenType === "watch" ? tokenType : "group";
