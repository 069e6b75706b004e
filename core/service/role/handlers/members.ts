import { isAuthoredBy, owns, type RoleSubject } from "#core/domain/access/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import {
  coOwnersWith,
  helps,
  isOwnerRole,
  joinStatus,
  mayKeep,
  type RoleRecord,
} from "#core/domain/role/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { arrange, changeCard, letIn, receive, showMedia } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { filesOf, removeForGood } from "../../media/index.ts";
import type { CardBundle } from "../../ports/index.ts";
import { cancelDeliveriesTo, groupChanged, memberOf, showRole } from "../group.ts";
import { joinThrough } from "../joining.ts";

/** Joins at once, or waits for the owner; rejected people got no further than the rule (OPEN-64). */
export const joinStory: Handler<"joinStory"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const joined = await joinThrough(context, subject, account.value);
  if (!joined.ok) return refused("forbidden", joined.refusal.message);
  const member = { role: joined.value, account: account.value, slides: 0 };
  return done({ story: { role: showRole(context, subject.story, member) } });
};

/** Keeps a received card: an active recipient part that says when it was saved (RECIP-02). */
export const saveCard: Handler<"saveCard"> = async (context, _asked, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const { story } = subject;
  const joined = await joinThrough(context, subject, account.value);
  if (!joined.ok) return refused("forbidden", joined.refusal.message);
  const byLink = joinStatus("recipient", story.recipient_link_privacy, false);
  if (!mayKeep(joined.value, byLink)) return refused("forbidden", peopleWords.waitForApproval);
  const saved = { ...joined.value, saved_on: joined.value.saved_on ?? context.today };
  if (joined.value.saved_on === null)
    context.work.mark("roles", saved.id, { saved_on: context.today });
  receive(context, story);
  return done({
    role: showRole(context, story, { role: saved, account: account.value, slides: 0 }),
  });
};

/** API-63: only for whoever is an active recipient. */
export const markWatched: Handler<"markWatched"> = async (context, { body }, { story, target }) => {
  if (target.role_type !== "recipient" || target.status !== "active")
    return refused("forbidden", peopleWords.notRecipient);
  const set = {
    has_watched: body.has_watched,
    last_watched_on: body.has_watched ? context.today : target.last_watched_on,
  };
  context.work.change("roles", target, set);
  groupChanged(context, story);
  return done({ role: showRole(context, story, await memberOf(context, { ...target, ...set })) });
};

const isOf =
  (role: RoleRecord) =>
  (thing: { account_id: string | null; visitor_id: string | null }): boolean =>
    role.account_id === null
      ? role.visitor_id !== null && thing.visitor_id === role.visitor_id
      : thing.account_id === role.account_id;

export const readRoleMedia: Handler<"readRoleMedia"> = async (
  context,
  _asked,
  { story, target },
) => {
  const { media } = await context.store.bundle(story.id);
  return done({
    media: media.filter(isOf(target)).map((m) => showMedia(context, story, m)),
  });
};

const idsOf = <T extends { readonly id: string }>(things: readonly T[]): T["id"][] =>
  things.map((t) => t.id);

/** What a member gave stays in the card under their name, in the owner's hands; unsent drafts go. */
const handOver = (context: Context, { story, target }: RoleSubject, bundle: CardBundle): void => {
  const { work } = context;
  const owner = { account_id: story.owner_account_id, visitor_id: story.owner_visitor_id };
  const slides = bundle.slides.filter(isOf(target));
  const media = bundle.media.filter(isOf(target));
  const given = slides.filter((s) => s.sent_on !== null);
  const drafts = slides.filter((s) => s.sent_on === null);
  if (given.length > 0)
    work.changeAll(
      "slides",
      { id: idsOf(given) },
      { ...owner, role_id: null, creator_email: null },
    );
  if (drafts.length > 0) work.remove("slides", { id: idsOf(drafts) });
  removeForGood(context, filesOf([], drafts));
  if (media.length > 0) work.changeAll("media", { id: idsOf(media) }, owner);
};

/** What a member gave goes; the places close up, those who waited enter, and media that other messages use stay with the owner. */
const takeOut = (context: Context, { story, target }: RoleSubject, bundle: CardBundle): void => {
  const { work } = context;
  const slides = bundle.slides.filter(isOf(target));
  const rest = bundle.slides.filter((s) => !slides.includes(s));
  const used = new Set<string>(rest.flatMap((s) => s.media.map((m) => m.id)));
  const media = bundle.media.filter(isOf(target));
  const kept = media.filter((m) => used.has(m.id));
  const lost: MediaRecord[] = media.filter((m) => !used.has(m.id));
  if (slides.length > 0) work.remove("slides", { id: idsOf(slides) });
  arrange(context, letIn(context, story, rest));
  if (lost.length > 0) work.remove("media", { id: idsOf(lost) });
  if (kept.length > 0)
    work.changeAll(
      "media",
      { id: idsOf(kept) },
      { account_id: story.owner_account_id, visitor_id: story.owner_visitor_id },
    );
  removeForGood(context, filesOf(lost, slides));
};

/** The owner removes a member, or the member leaves (OPEN-66, OPEN-67). */
export const removeMember: Handler<"removeMember"> = async (context, { query, body }, subject) => {
  const { story, target } = subject;
  if (isOwnerRole(target)) return refused("invalid", peopleWords.cannotRemoveOwner);
  const isHelper = helps(story, target);
  if (isHelper && !isAuthoredBy(context.actor, target) && !owns(context.actor, { story }))
    return refused("forbidden", peopleWords.coOwnersAreOwners);
  const bundle = await context.store.bundle(story.id);
  const keep = body.reassign_media ?? query.reassign_media ?? true;
  (keep ? handOver : takeOut)(context, subject, bundle);
  // as of the version read: nobody leaves who is being shut out at the same moment
  context.work.change("roles", target, {});
  context.work.remove("roles", { id: target.id });
  await cancelDeliveriesTo(context, target);
  changeCard(context, story, {
    last_role_update: context.today,
    last_contribution_update: context.today,
    ...(isHelper ? { co_owners: coOwnersWith(story, target, false) } : {}),
  });
  context.work.tell(`story:${story.id}`, "roles");
  return done(null);
};
