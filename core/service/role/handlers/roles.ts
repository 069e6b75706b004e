import { isShutOut, owns } from "#core/domain/access/index.ts";
import type { Audience, RoleAudience } from "#core/domain/presenters/index.ts";
import {
  coOwnersWith,
  helps,
  mayBeWithdrawn,
  ownerMayChange,
  type RoleRecord,
  statusAfter,
} from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { as, done, refused, type StoryId } from "#core/kernel/index.ts";
import { changeCard, isOrganiser, readCard } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { answerPart, become } from "../answering.ts";
import {
  cancelDeliveriesTo,
  groupChanged,
  memberOf,
  showMemberWithCard,
  showRole,
  showRoleWithCard,
} from "../group.ts";
import { acceptInvitation } from "../joining.ts";

export const readRole: Handler<"readRole"> = async (context, _asked, { story, role, target }) =>
  done({ role: await showRoleWithCard(context, await readCard(context, { story, role }), target) });

/** Withdraws what has not become a membership (OPEN-66). */
export const deleteRole: Handler<"deleteRole"> = async (context, _asked, { story, target }) => {
  if (!mayBeWithdrawn(target)) return refused("invalid", peopleWords.cannotDeleteRole);
  context.work.remove("roles", { id: target.id });
  await cancelDeliveriesTo(context, target);
  groupChanged(context, story);
  return done(null);
};

export const changeRole: Handler<"changeRole"> = async (context, { body }, { story, target }) => {
  if (!ownerMayChange(target, body.status)) return refused("invalid", peopleWords.cannotChangeRole);
  const isShutOutNow = helps(story, target) && body.status === "rejected";
  if (isShutOutNow && !owns(context.actor, { story }))
    return refused("forbidden", peopleWords.coOwnersAreOwners);
  const role = await answerPart(context, story, target, body.status);
  // whoever is shut out helps no longer, also once they are let in again
  const left = isShutOutNow
    ? changeCard(context, story, { co_owners: coOwnersWith(story, target, false) })
    : story;
  return done({ role: showRole(context, left, await memberOf(context, role)) });
};

/** What a token's holder sees of a card they have no part in: its cover and its words, no links and no messages. */
const showThroughToken = async (
  context: Context,
  story: StoryRecord,
  target: RoleRecord,
  to: { readonly story: Audience; readonly role?: RoleAudience },
) => {
  const card = await readCard(context, { story, role: null });
  return showRoleWithCard(context, card, target, isOrganiser(context, story) ? {} : to);
};

/** ROLE-11: the token in the owner's mail is the permission; a second click finds it done. */
export const approveRole: Handler<"approveRole"> = async (context, _asked, { story, target }) => {
  const status = statusAfter(target, "approve");
  if (status === null) return refused("gone", peopleWords.requestAnswered);
  const role = await answerPart(context, story, target, status);
  return done({ role: await showThroughToken(context, story, role, { story: "outsider" }) });
};

/** Whom an invitation makes of its holder; it leads to that link (OPEN-33). */
const invitedAs = (role: RoleRecord): Audience =>
  role.role_type === "recipient" ? "invitedToReceive" : "invitedToSign";

/** Whoever holds the token reads the invitation itself, with the address it was sent to (OPEN-54). */
export const readInvitation: Handler<"readInvitation"> = async (
  context,
  _asked,
  { story, target },
) => {
  const isOpen = target.status === "pending";
  return done({
    role: await showThroughToken(
      context,
      story,
      target,
      isOpen ? { story: invitedAs(target), role: "invited" } : { story: "outsider" },
    ),
  });
};

/** The first time counts, while it waits for an answer; an organiser looking in is nobody's. */
export const markOpened: Handler<"markOpened"> = (context, _asked, { story, target }) => {
  if (target.status !== "pending" || target.opened_on !== null || isOrganiser(context, story))
    return done(null);
  context.work.change("roles", target, { opened_on: context.today });
  groupChanged(context, story);
  return done(null);
};

export const answerInvitation: Handler<"answerInvitation"> = async (context, { path }, subject) => {
  const { story, target } = subject;
  const account = await accountOf(context);
  if (!account.ok) return account;
  if (path.answer === "accept") {
    const accepted = acceptInvitation(context, account.value.id, subject);
    if (!accepted.ok) return accepted;
    const audience = invitedAs(accepted.value);
    return done({
      role: await showThroughToken(context, story, accepted.value, { story: audience }),
    });
  }
  const status = statusAfter(target, "reject");
  const foreign = target.account_id !== null && target.account_id !== account.value.id;
  if (status === null || foreign) return refused("gone", peopleWords.invitationGone);
  return done({
    role: await showThroughToken(context, story, await become(context, target, status), {
      story: "outsider",
    }),
  });
};

/** The cards one has a part in, newest first; home is built from them (OPEN-37), a page at a time (P20). */
export const readRoles: Handler<"readRoles"> = async (context, { query }) => {
  const { store, actor } = context;
  const { role_type: type, limit, before } = query;
  const [own, mine] = await Promise.all([
    actor.account === null ? null : store.find("accounts", actor.account),
    store.rolesWithCards(actor, {
      type,
      limit,
      before: before === undefined ? undefined : as<StoryId>(before),
    }),
  ]);
  return done({
    roles: mine.map(({ role, story, bundle }) => {
      const account = role.account_id === null ? null : own;
      return showMemberWithCard(context, { story, role, ...bundle }, { role, account });
    }),
  });
};

/** Invitations sent to the address one proved, and what one asked for oneself; neither is answered yet (API-56). */
export const readPendingRoles: Handler<"readPendingRoles"> = async (context) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { store } = context;
  const [invited, own] = await Promise.all([
    store.list("roles", { join_email: found.value.email, status: "pending" }),
    store.list("roles", { account_id: found.value.id }),
  ]);
  const requested = own.filter((r) => r.status === "requested");
  const roles = [...invited.filter((r) => r.account_id === null), ...requested];
  const stories = await store.list("stories", { id: [...new Set(roles.map((r) => r.story_id))] });
  const shown = roles.flatMap((role) => {
    const story = stories.find((s) => s.id === role.story_id);
    if (!story || isOrganiser(context, story)) return [];
    const mine = own.find((r) => r.story_id === story.id) ?? null;
    if (isShutOut(context.actor, { story, role: mine })) return [];
    const isInvited = role.status === "pending";
    return [
      showThroughToken(
        context,
        story,
        role,
        isInvited ? { story: invitedAs(role), role: "invited" } : { story: "outsider" },
      ),
    ];
  });
  return done({ roles: await Promise.all(shown) });
};

/** null for whoever has no part; an invitation that came along is shown as the part it would give (API-60). */
export const readOwnRole: Handler<"readOwnRole"> = async (context, _asked, subject) => {
  const { story, invitation } = subject;
  const role = subject.role ?? (invitation?.status === "pending" ? invitation : null);
  return done({
    story: {
      role: role ? showRole(context, story, await memberOf(context, role)) : null,
    },
  });
};
