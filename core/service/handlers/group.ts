import type { StorySubject } from "#core/domain/access/index.ts";
import {
  checkInvitations,
  mayBeNudged,
  nudgedLately,
  type RoleRecord,
} from "#core/domain/role/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { accountOf, nameOf } from "../asker.ts";
import type { Context, Handler } from "../context.ts";
import { cardName, groupChanged, showRole } from "../group.ts";
import { newRole } from "../joining.ts";
import { dayAsRead, invitationMail, nudgeMail, receiveMail } from "../mails/index.ts";
import type { Member } from "../ports/index.ts";
import { mayPost, post } from "../post.ts";

const showGroup = async (context: Context, { story }: StorySubject) => {
  const members = await context.store.members(story.id);
  return done({ roles: members.map((m) => showRole(context, story, m)) });
};
export const readGroup: Handler<"readGroup"> = (context, _asked, subject) =>
  showGroup(context, subject);
export const readGroupByLink: Handler<"readGroupByLink"> = (context, _asked, subject) =>
  showGroup(context, subject);

/** Where a member is written to, null when no address is known. */
const addressOf = ({ account, role }: Member): string | null => account?.email ?? role.join_email;

const postNudge = (
  context: Context,
  subject: StorySubject,
  sender: { id: string; first_name: string; last_name: string },
  member: Member,
  to: string,
): void => {
  const { story } = subject;
  context.work.change("roles", member.role, { nudged_on: context.today });
  post(context, {
    kind: "nudge",
    to,
    sender: sender.id,
    mail: nudgeMail(context.settings, {
      whom: nameOf(sender) || mailWords.somebody,
      card: cardName(story, mailWords.aCard),
      joinToken: member.role.status === "pending" ? member.role.join_token : null,
      groupToken: story.group_token,
    }),
  });
};

/** OPEN-70; each person at most once a day, whoever had enough mails is left for another day (R17). */
export const nudgeAll: Handler<"nudgeAll"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const due = (await context.store.members(subject.story.id)).filter(
    (m) =>
      mayBeNudged(m.role, m.slides) && !nudgedLately(m.role, context.now) && addressOf(m) !== null,
  );
  const may = await mayPost(
    context,
    account.value.id,
    due.map((m) => addressOf(m) ?? ""),
  );
  if (!may.ok) return may;
  const nudged = due.filter((m) => may.value.has(addressOf(m) ?? ""));
  for (const m of nudged) postNudge(context, subject, account.value, m, addressOf(m) ?? "");
  return done({ nudged: nudged.map((m) => m.role.id) });
};

export const nudge: Handler<"nudge"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const member = (await context.store.members(subject.story.id)).find(
    (m) => m.role.id === subject.target.id,
  );
  const to = member && addressOf(member);
  if (!member || !to || !mayBeNudged(member.role, member.slides))
    return refused("invalid", peopleWords.notNudged);
  if (nudgedLately(member.role, context.now)) return refused("limited", peopleWords.nudgedToday);
  const may = await mayPost(context, account.value.id, [to]);
  if (!may.ok) return may;
  if (!may.value.has(to)) return refused("limited", peopleWords.recipientHadEnough);
  postNudge(context, subject, account.value, member, to);
  return done(null);
};

/** Who asked is in; their waiting messages stay the owner's to approve. */
export const approveAllRoles: Handler<"approveAllRoles"> = async (context, _asked, { story }) => {
  const asked = await context.store.list("roles", { story_id: story.id, status: "requested" });
  for (const role of asked) context.work.change("roles", role, { status: "active" });
  if (asked.length > 0) groupChanged(context, story);
  return done({ approved: asked.map((r) => r.id) });
};

/**
 * Invites by mail (ROLE-15, ROLE-16). Somebody invited before keeps their invitation and is written to again;
 * the owner's own address is left out.
 */
export const invite: Handler<"invite"> = async (context, { body }, { story }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const checked = checkInvitations(body.join_emails, context.settings.productName);
  if (!checked.ok) return checked;
  const { role_type } = body;
  if (role_type === "owner") return refused("invalid", peopleWords.cannotChangeRole);
  const emails = checked.value.filter((email) => email !== account.value.email);
  const known = await context.store.list("roles", { story_id: story.id, join_email: emails });
  const may = await mayPost(context, account.value.id, emails);
  if (!may.ok) return may;
  const left = emails.find((email) => !may.value.has(email));
  if (left !== undefined) return refused("limited", `${left}: ${peopleWords.recipientHadEnough}`);
  const roles = emails.map((email): RoleRecord => {
    const earlier = known.find((r) => r.join_email === email);
    if (earlier) return earlier;
    const role = newRole(context, story, {
      account: null,
      role_type,
      status: "pending",
      join_email: email,
    });
    context.work.add("roles", role);
    return role;
  });
  for (const role of roles)
    if (role.status === "pending") postInvitation(context, story, account.value, role);
  groupChanged(context, story);
  context.work.mark("stories", story.id, { setup_invite_complete: true });
  return done({
    roles: roles.map((role) => showRole(context, story, { role, account: null, slides: 0 })),
  });
};

const postInvitation = (
  context: Context,
  story: StorySubject["story"],
  sender: { id: string; first_name: string; last_name: string },
  role: RoleRecord,
): void => {
  const about = {
    whom: nameOf(sender) || mailWords.somebody,
    card: cardName(story, mailWords.aCard),
    joinToken: role.join_token ?? "",
  };
  post(context, {
    kind: "invitation",
    to: role.join_email ?? "",
    sender: sender.id,
    mail:
      role.role_type === "contributor"
        ? invitationMail(context.settings, {
            ...about,
            message: story.group_message,
            until: story.completion_date === null ? null : dayAsRead(story.completion_date),
          })
        : receiveMail(context.settings, { ...about, recipientToken: story.recipient_token }),
  });
};
