import type { StorySubject } from "#core/domain/access/index.ts";
import { type AccountRecord, fullName } from "#core/domain/account/index.ts";
import { isShownTo, roleAudience } from "#core/domain/presenters/index.ts";
import {
  checkInvitations,
  isOwnerRole,
  isToSign,
  mayBeNudged,
  nudgedLately,
  type RoleRecord,
} from "#core/domain/role/index.ts";
import { limitWords, mailWords, peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { isOrganiser } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { countIn, type Pot, readCounters, spendAll } from "../../limits/index.ts";
import {
  cardName,
  invitationMail,
  invitingPots,
  mailLogoOf,
  post,
  readLocales,
  receiveMail,
  wayOut,
} from "../../mail/index.ts";
import type { Member } from "../../ports/index.ts";
import { answerParts } from "../answering.ts";
import { groupChanged, showRole } from "../group.ts";
import { newRole } from "../joining.ts";
import {
  addressOf,
  nameOfRecipient,
  nudgePots,
  postNudge,
  type Reader,
  shutOutOf,
} from "../nudging.ts";

const showGroup = async (context: Context, { story }: StorySubject) => {
  const members = await context.store.members(story.id);
  const viewer = { actor: context.actor, isOrganiser: isOrganiser(context, story) };
  const shown = members.filter((m) => isShownTo(m.role, roleAudience(m, viewer)));
  return done({ roles: shown.map((m) => showRole(context, story, m)) });
};
export const readGroup: Handler<"readGroup"> = (context, _asked, subject) =>
  showGroup(context, subject);
export const readGroupByLink: Handler<"readGroupByLink"> = (context, _asked, subject) =>
  showGroup(context, subject);

/** Nudges somebody; who was shut out of the card is not written to, and nobody is told that. */
const nudgeMember = (
  context: Context,
  { story }: StorySubject,
  sender: AccountRecord,
  member: Member,
  reader: Reader,
  shutOut: ReadonlySet<string>,
): void => {
  if (shutOut.has(reader.to))
    context.work.change("roles", member.role, { nudged_on: context.today });
  else postNudge(context, story, sender, member, reader);
};

/** OPEN-70; each person at most once a day, whoever had enough mails is left for another day (R17). */
export const nudgeAll: Handler<"nudgeAll"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const sender = account.value.id;
  const all = await context.store.members(subject.story.id);
  const members = all.flatMap((member) => {
    const to = addressOf(member);
    return to !== null && isToSign(member.role, member.slides) ? [{ member, to }] : [];
  });
  const own: Pot = { limit: "mailsOfSender", of: sender };
  const pots = members.flatMap(({ to }) => nudgePots(subject.story, sender, to));
  const counters = await readCounters(context, [own, ...pots]);
  const due = members.filter(({ member, to }) =>
    nudgedLately(member.role, context.now)
      ? false
      : nudgePots(subject.story, sender, to).every((pot) => counters.over(pot) === null),
  );
  const over = counters.over(own, due.length);
  if (over) return over;
  if (due.length > 0) counters.spend(own, due.length);
  const localeOf = await readLocales(
    context,
    due.map(({ to }) => to),
  );
  const logo = due.length === 0 ? null : await mailLogoOf(context, subject.story);
  for (const { member, to } of due) {
    spendAll(counters, nudgePots(subject.story, sender, to));
    const reader = { to, locale: localeOf(to), logo };
    nudgeMember(context, subject, account.value, member, reader, shutOutOf(all));
  }
  return done({ nudged: due.map(({ member }) => member.role.id) });
};

export const nudge: Handler<"nudge"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const sender = account.value.id;
  const all = await context.store.members(subject.story.id);
  const member = all.find((m) => m.role.id === subject.target.id);
  const to = member && addressOf(member);
  if (!member || !to || !mayBeNudged(member.role, member.slides))
    return refused("invalid", peopleWords.notNudged);
  const pots: Pot[] = [
    ...nudgePots(subject.story, sender, to),
    { limit: "mailsOfSender", of: sender },
  ];
  const over = await countIn(context, pots);
  if (over) return over;
  const [localeOf, logo] = await Promise.all([
    readLocales(context, [to]),
    mailLogoOf(context, subject.story),
  ]);
  const reader = { to, locale: localeOf(to), logo };
  nudgeMember(context, subject, account.value, member, reader, shutOutOf(all));
  return done(null);
};

/** Who asked is in; their waiting messages stay the owner's to approve. */
export const approveAllRoles: Handler<"approveAllRoles"> = async (context, _asked, { story }) => {
  const asked = await context.store.list("roles", { story_id: story.id, status: "requested" });
  await answerParts(context, story, asked, "active");
  return done({ approved: asked.map((r) => r.id) });
};

/**
 * Invites by mail (ROLE-15, ROLE-16). Somebody invited before keeps their invitation and is written to again;
 * the owner's own address is left out. Who was shut out of the card is not written to, and nobody is told that.
 */
export const invite: Handler<"invite"> = async (context, { body }, { story }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const checked = checkInvitations(body.join_emails, context.settings.productName);
  if (!checked.ok) return checked;
  const { role_type } = body;
  if (isOwnerRole({ role_type })) return refused("invalid", peopleWords.cannotChangeRole);
  const emails = checked.value.filter((email) => email !== account.value.email);
  const members = await context.store.members(story.id);
  const known = members.map(({ role }) => role);
  const shutOut = shutOutOf(members);
  const over = await countInvitations(context, story, account.value.id, emails);
  if (over) return over;
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
  const [localeOf, logo] = await Promise.all([
    readLocales(context, emails),
    mailLogoOf(context, story),
  ]);
  for (const role of roles) {
    const to = role.join_email ?? "";
    if (role.status === "pending" && !shutOut.has(to))
      postInvitation(context, story, account.value, role, { to, locale: localeOf(to), logo });
  }
  groupChanged(context, story);
  // as of the version read: two who invite one address at a moment make one invitation
  context.work.change("stories", story, { setup_invite_complete: true });
  return done({
    roles: roles.map((role) => showRole(context, story, { role, account: null, slides: 0 })),
  });
};

/** Counts one invitation to each address, or refuses them all, naming the address that had enough. */
const countInvitations = async (
  context: Context,
  story: StorySubject["story"],
  sender: string,
  emails: readonly string[],
) => {
  const own: Pot = { limit: "mailsOfSender", of: sender };
  const potsOf = (email: string): readonly Pot[] => [
    { limit: "invitationToCard", of: `${story.id} ${email}` },
    ...invitingPots(sender, email),
  ];
  const counters = await readCounters(context, [own, ...emails.flatMap(potsOf)]);
  const tooMany = counters.over(own, emails.length);
  if (tooMany) return tooMany;
  if (emails.length > 0) counters.spend(own, emails.length);
  for (const email of emails) {
    const over = spendAll(counters, potsOf(email));
    if (over) {
      const { code, message, retryAfter } = over.refusal;
      return refused(
        code,
        limitWords.of(email, message),
        retryAfter === undefined ? {} : { retryAfter },
      );
    }
  }
  return null;
};

const postInvitation = (
  context: Context,
  story: StorySubject["story"],
  sender: { id: string; first_name: string; last_name: string },
  role: RoleRecord,
  { to, locale, logo }: Reader,
): void => {
  const about = {
    whom: fullName(sender) || mailWords.somebody,
    card: cardName(story),
    logo,
    joinToken: role.join_token ?? "",
    wayOut: wayOut(context.secrets, "invitation", to),
  };
  post(context, {
    kind: "invitation",
    to,
    locale,
    role,
    sender: sender.id,
    mail:
      role.role_type === "contributor"
        ? invitationMail(context.settings, {
            ...about,
            recipient: nameOfRecipient(story),
            message: story.group_message,
            until: story.completion_date === null ? null : { day: story.completion_date },
          })
        : receiveMail(context.settings, { ...about, recipientToken: story.recipient_token }),
  });
};
