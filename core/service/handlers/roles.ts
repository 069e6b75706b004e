import {
  judgeApproval,
  judgeInvitation,
  mayBeWithdrawn,
  ownerMayChange,
  type RoleRecord,
} from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { accountOf } from "../asker.ts";
import { isOwner, readCard } from "../card.ts";
import type { Context, Handler } from "../context.ts";
import { groupChanged, memberOf, showRole, showRoleWithCard } from "../group.ts";
import { acceptInvitation } from "../joining.ts";

export const readRole: Handler<"readRole"> = async (context, _asked, { story, role, target }) =>
  done({ role: await showRoleWithCard(context, await readCard(context, { story, role }), target) });

/** Withdraws what has not become a membership (OPEN-66). */
export const deleteRole: Handler<"deleteRole"> = (context, _asked, { story, target }) => {
  if (!mayBeWithdrawn(target)) return refused("invalid", peopleWords.cannotDeleteRole);
  context.work.remove("roles", { id: target.id });
  groupChanged(context, story);
  return done(null);
};

export const changeRole: Handler<"changeRole"> = async (context, { body }, { story, target }) => {
  if (!ownerMayChange(target, body.status)) return refused("invalid", peopleWords.cannotChangeRole);
  if (body.status !== target.status) {
    context.work.change("roles", target, { status: body.status });
    groupChanged(context, story);
  }
  const role = { ...target, status: body.status };
  return done({ role: showRole(context, story, await memberOf(context, role)) });
};

/** What a token's holder sees of a card they have no part in: its cover and its words, no links and no messages. */
const showThroughToken = async (
  context: Context,
  story: StoryRecord,
  target: RoleRecord,
  tokens: { readonly group?: string; readonly recipient?: string },
) => {
  const card = await readCard(context, { story, role: null });
  const shown = await showRoleWithCard(context, card, target, "watch");
  if (isOwner(context, story)) return shown;
  return { ...shown, story: { ...shown.story, tokens, thanks_message: null } };
};

/** ROLE-11: the token in the owner's mail is the permission; a second click finds it done. */
export const approveRole: Handler<"approveRole"> = async (context, _asked, { story, target }) => {
  const verdict = judgeApproval(target);
  if (verdict === "gone") return refused("gone", peopleWords.requestAnswered);
  if (verdict === "answer") {
    context.work.change("roles", target, { status: "active" });
    groupChanged(context, story);
  }
  return done({
    role: await showThroughToken(context, story, { ...target, status: "active" }, {}),
  });
};

/** The links that an invitation leads to (OPEN-33). */
const linksOf = (story: StoryRecord, role: RoleRecord) =>
  role.role_type === "recipient"
    ? { recipient: story.recipient_token }
    : { group: story.group_token };

/** Whoever holds the token reads the invitation itself, with the address it was sent to (OPEN-54). */
export const readInvitation: Handler<"readInvitation"> = async (
  context,
  _asked,
  { story, target },
) => {
  const shown = await showThroughToken(context, story, target, linksOf(story, target));
  const open = target.status === "pending";
  return done({
    role: {
      ...shown,
      join_token: target.join_token,
      join_email: open ? target.join_email : shown.join_email,
      story: open ? shown.story : { ...shown.story, tokens: {} },
    },
  });
};

export const answerInvitation: Handler<"answerInvitation"> = async (
  context,
  { path },
  { story, target },
) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  if (path.answer === "accept") {
    const accepted = await acceptInvitation(context, account.value.id, { story, target });
    if (!accepted.ok) return accepted;
    const tokens = linksOf(story, accepted.value);
    return done({ role: await showThroughToken(context, story, accepted.value, tokens) });
  }
  const verdict = judgeInvitation(target, "reject");
  const foreign = target.account_id !== null && target.account_id !== account.value.id;
  if (verdict === "gone" || foreign) return refused("gone", peopleWords.invitationGone);
  if (verdict === "answer") {
    context.work.change("roles", target, { status: "rejected" });
    groupChanged(context, story);
  }
  return done({
    role: await showThroughToken(context, story, { ...target, status: "rejected" }, {}),
  });
};

/** The cards one has a part in, newest first; home is built from them (OPEN-37). */
export const readRoles: Handler<"readRoles"> = async (context) => {
  const mine = await context.store.rolesWithCards(context.actor);
  const roles = mine
    .filter(({ role }) => role.status === "active" && role.role_type !== null)
    .map(({ role, story, bundle }) => showRoleWithCard(context, { story, role, ...bundle }, role));
  return done({ roles: await Promise.all(roles) });
};

/** Invitations sent to the address one proved, and what one asked for oneself; neither is answered yet (API-56). */
export const readPendingRoles: Handler<"readPendingRoles"> = async (context) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { store } = context;
  const [invited, requested] = await Promise.all([
    store.list("roles", { join_email: found.value.email, status: "pending" }),
    store.list("roles", { account_id: found.value.id, status: "requested" }),
  ]);
  const roles = [...invited.filter((r) => r.account_id === null), ...requested];
  const stories = await store.list("stories", { id: [...new Set(roles.map((r) => r.story_id))] });
  const shown = roles.flatMap((role) => {
    const story = stories.find((s) => s.id === role.story_id);
    if (!story || isOwner(context, story)) return [];
    const tokens = role.status === "pending" ? linksOf(story, role) : {};
    return [
      showThroughToken(context, story, role, tokens).then((r) => ({
        ...r,
        join_token: role.join_token,
        join_email: role.join_email,
      })),
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
