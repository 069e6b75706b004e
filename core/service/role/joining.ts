import { type InvitationSubject, isShutOut, type LinkSubject } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import {
  isOwnerRole,
  joinAgain,
  joinInvited,
  joinStatus,
  partOf,
  type RoleRecord,
  type RoleStatus,
  type RoleType,
  statusAfter,
} from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import {
  type AccountId,
  as,
  done,
  type Outcome,
  type RoleId,
  refused,
} from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { cardName, type Noticing, roleRequestMail, tellOwner } from "../mail/index.ts";
import { groupChanged } from "./group.ts";

/** A part in a card as it begins. */
export const newRole = (
  context: Pick<Context, "ids" | "today">,
  story: StoryRecord,
  part: {
    readonly account: AccountId | null;
    readonly role_type: RoleType;
    readonly status: RoleStatus;
    readonly join_email?: string;
  },
): RoleRecord => ({
  id: as<RoleId>(context.ids.id()),
  version: 1,
  story_id: story.id,
  account_id: part.account,
  visitor_id: null,
  role_type: part.role_type,
  status: part.status,
  join_token: part.join_email === undefined ? null : context.ids.token(),
  approve_token: part.status === "requested" ? context.ids.token() : null,
  join_email: part.join_email ?? null,
  has_watched: false,
  last_watched_on: null,
  saved_on: null,
  opened_on: part.join_email === undefined ? context.today : null,
  nudged_on: null,
  delivery: null,
  delivery_reason: null,
  guest_name: null,
  guest_token: null,
  created_on: context.today,
});

const change = (
  context: Context,
  role: RoleRecord,
  set: Partial<Omit<RoleRecord, "id" | "version">>,
): RoleRecord => {
  context.work.change("roles", role, set);
  return { ...role, ...set, version: role.version + 1 };
};

const gone = () => refused("gone", peopleWords.invitationGone);

/**
 * An invitation accepted by an account, whose own part the subject carries; the token proves the invitation, not an
 * address. It is good for one account: opened by another one later it is gone, as it is for whoever was shut out of
 * the card meanwhile. Somebody who has a part already keeps one row.
 */
export const acceptInvitation = (
  context: Context,
  account: AccountId,
  subject: InvitationSubject,
): Outcome<RoleRecord, "gone"> => {
  const { story, role: mine, target } = subject;
  if (target.account_id !== null && target.account_id !== account) return gone();
  if (isShutOut({ account, visitor: null }, subject)) return gone();
  const status = statusAfter(target, "accept");
  if (status === null || target.role_type === null) return gone();
  if (status === target.status) return done(target);
  if (mine && isOwnerRole(mine)) return done(mine);
  groupChanged(context, story);
  if (!mine || mine.id === target.id)
    return done(
      change(context, target, {
        account_id: account,
        status,
        opened_on: target.opened_on ?? context.today,
      }),
    );
  context.work.remove("roles", { id: target.id });
  const next = joinInvited(mine, target.role_type);
  return done(next ? change(context, mine, { ...next, approve_token: null }) : mine);
};

/** An invitation of this card that is open to the asker: by its token, or sent to the address they proved. */
const openInvitation = async (
  context: Context,
  { story, invitation }: LinkSubject,
  account: AccountRecord,
  roles: readonly RoleRecord[] | undefined,
): Promise<RoleRecord | undefined> => {
  const isOpen = (role: RoleRecord) => role.account_id === null && role.status === "pending";
  if (invitation && isOpen(invitation)) return invitation;
  const sentTo =
    roles?.filter(({ join_email }) => join_email === account.email) ??
    (await context.store.list("roles", { story_id: story.id, join_email: account.email }));
  return sentTo.find(isOpen);
};

/** Tells the owner that somebody asks to be let in, with the link that answers it (OPEN-64). */
const askOwner = async (
  context: Context,
  story: StoryRecord,
  account: AccountRecord,
  role: RoleRecord,
  noticing: Noticing | undefined,
): Promise<void> =>
  tellOwner(
    context,
    story,
    {
      kind: "role_request",
      mail: roleRequestMail(context.settings, {
        whom: fullName(account) || mailWords.somebody,
        card: cardName(story),
        toSign: role.role_type === "contributor",
        roleId: role.id,
        approveToken: role.approve_token ?? "",
      }),
    },
    noticing,
  );

/**
 * Joins through a link, or asks to (OPEN-63, OPEN-64); whoever has a part already keeps the better of both. `known` is
 * what has been read of the card already.
 */
export const joinThrough = async (
  context: Context,
  subject: LinkSubject,
  account: AccountRecord,
  known: { readonly roles?: readonly RoleRecord[]; readonly noticing?: Noticing } = {},
): Promise<Outcome<RoleRecord, "gone">> => {
  const { story, tokenType, role } = subject;
  if (role && isOwnerRole(role)) return done(role);
  const invitation = await openInvitation(context, subject, account, known.roles);
  if (invitation && role?.status !== "active")
    return acceptInvitation(context, account.id, { story, role, target: invitation });
  const privacy =
    tokenType === "recipient" ? story.recipient_link_privacy : story.group_link_privacy;
  const status = joinStatus(tokenType, privacy, false);
  if (role) {
    const next = joinAgain(role, tokenType, status);
    if (!next) return done(role);
    groupChanged(context, story);
    return done(change(context, role, { ...next, approve_token: null }));
  }
  const joined = newRole(context, story, {
    account: account.id,
    role_type: partOf(tokenType),
    status,
  });
  context.work.add("roles", joined);
  groupChanged(context, story);
  if (status === "requested") await askOwner(context, story, account, joined, known.noticing);
  return done(joined);
};
