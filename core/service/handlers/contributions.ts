import { made } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { isUsable, joinAgain, joinStatus, type RoleRecord } from "#core/domain/role/index.ts";
import {
  type SlideRecord,
  slideWords,
  standingAfter,
  standingOf,
} from "#core/domain/slide/index.ts";
import type { Card } from "#core/domain/story/index.ts";
import { words } from "#core/domain/words/index.ts";
import { as, done, type RoleId, refused } from "#core/kernel/index.ts";
import { accountOf } from "../asker.ts";
import { authorOf, readAuthor } from "../author.ts";
import { changeCard, readCard, showSlide } from "../card.ts";
import type { Context, Handler } from "../context.ts";
import { arrange, circumstancesOf, moveTo, withSlide } from "../messages.ts";
import { tellOfMessage } from "../tellOfMessage.ts";
import { refuseType, write } from "../write.ts";
import { blank, locked, newSlide } from "./slides.ts";

/** Unsent messages that one person may keep in one card. */
const mostUnsent = 20;

const isStored = (slide: SlideRecord): boolean => standingOf(slide) === "stored";

const show = (context: Context, card: Card, slide: SlideRecord, media = card.media) => {
  const shown = showSlide(context, card.story, slide, media);
  return { contribution: { id: slide.id, status: shown.status, slide: shown } };
};

/**
 * Keeps a message until its author has signed in (CONTRIB-02). Its id is a token of at least 128 random bits:
 * knowing it together with the card's group link is enough to send it from another device (OPEN-95).
 */
export const createContribution: Handler<"createContribution"> = async (
  context,
  { body },
  subject,
) => {
  const [card, account] = await Promise.all([readCard(context, subject), readAuthor(context)]);
  const { story } = card;
  const lock = locked(story);
  if (lock) return lock;
  const { contribution_id, ...fields } = body;
  const mine = card.slides.filter((slide) => isStored(slide) && made(context.actor, slide));
  const earlier = mine.find((slide) => slide.id === contribution_id) ?? null;
  if (!earlier && mine.length >= mostUnsent) return refused("limited", slideWords.tooMany);
  const wrong = refuseType(context, card, fields.type);
  if (wrong) return refused("invalid", wrong.message, { errors: [wrong] });

  const start = blank(fields.type);
  const written = await write(context, card, earlier, start, fields);
  if (!written.ok) return written;
  const { content, media } = written.value;
  if (earlier) {
    const set = {
      ...content,
      edition: earlier.edition + 1,
      updated_on: context.today,
      thumbnail_key: null,
    };
    context.work.change("slides", earlier, set);
    return done(show(context, card, { ...earlier, ...set }, media));
  }
  const slide: SlideRecord = {
    ...newSlide(context, story, context.ids.token(), content),
    ...authorOf(context, account),
  };
  context.work.add("slides", slide);
  return done(show(context, card, slide, media));
};

/**
 * Hands a stored message over to the card (API-44, OPEN-95, OPEN-96): it becomes the account's, its author joins
 * the group where the link lets them in, and it enters the card, waits for approval, or waits for room. Sending
 * twice is sending once.
 */
export const sendContribution: Handler<"sendContribution"> = async (context, { body }, subject) => {
  const { story, slide } = subject;
  const mine = made(context.actor, slide);
  const named =
    body.groupToken === story.group_token && (body.contributionId ?? slide.id) === slide.id;
  if (!mine && !named) return refused("forbidden", slideWords.notAllowed);
  const [card, found] = await Promise.all([readCard(context, subject), accountOf(context)]);
  if (!found.ok) return found;
  if (!isStored(slide)) return done(show(context, card, slide));
  const lock = locked(story);
  if (lock) return lock;

  const account = found.value;
  const { role, changed } = joinWith(context, card, account, body.join_token ?? null);
  if (role !== null && (role.role_type === null || role.status === "rejected"))
    return refused("forbidden", words.notAllowed);
  const here = circumstancesOf(context, card, role);
  const standing = standingAfter("stored", "send", here);
  const sent = moveTo(context, slide, standing, {
    ...authorOf(context, account),
    role_id: role?.id ?? null,
    seen: story.owner_account_id === account.id,
  });
  takeMedia(context, card, slide, account);
  const slides = arrange(context, withSlide(card.slides, sent));
  changeCard(context, story, {
    last_contribution_update: context.today,
    ...(changed ? { last_role_update: context.today } : {}),
  });
  if (story.owner_account_id !== account.id) await tellOfMessage(context, story, account, standing);
  return done(show(context, card, slides.find((other) => other.id === sent.id) ?? sent));
};

/** The author's part in the card after sending: as joining through the group link would give it (OPEN-63, OPEN-64). */
const joinWith = (
  context: Context,
  card: Card,
  account: AccountRecord,
  joinToken: string | null,
): { role: RoleRecord | null; changed: boolean } => {
  const { story } = card;
  const own = card.roles.find((role) => role.account_id === account.id) ?? null;
  if (story.owner_account_id === account.id) return { role: own, changed: false };
  const invitation =
    joinToken === null
      ? undefined
      : card.roles.find(
          (role) =>
            role.join_token === joinToken && role.account_id === null && role.role_type !== null,
        );
  const status = joinStatus("group", story.group_link_privacy, invitation !== undefined);
  if (own) {
    if (isUsable(own)) return { role: own, changed: false };
    const part = joinAgain(own, "group", status);
    if (part === null) return { role: own, changed: false };
    context.work.change("roles", own, part);
    return { role: { ...own, ...part }, changed: true };
  }
  const part = { role_type: "contributor" as const, status, account_id: account.id };
  if (invitation) {
    context.work.change("roles", invitation, part);
    return { role: { ...invitation, ...part }, changed: true };
  }
  const role: RoleRecord = {
    id: as<RoleId>(context.ids.id()),
    version: 1,
    story_id: story.id,
    ...part,
    visitor_id: null,
    join_token: null,
    approve_token: status === "requested" ? context.ids.token() : null,
    join_email: null,
    has_watched: false,
    last_watched_on: null,
    saved_on: null,
    nudged_on: null,
    created_on: context.today,
  };
  context.work.add("roles", role);
  return { role, changed: true };
};

/** The media of a message go with it from the visitor to the account. */
const takeMedia = (
  context: Context,
  card: Card,
  slide: SlideRecord,
  account: AccountRecord,
): void => {
  const shown = new Set<string>(slide.media.map((medium) => medium.id));
  for (const medium of card.media)
    if (
      shown.has(medium.id) &&
      medium.account_id === null &&
      medium.visitor_id === slide.visitor_id
    )
      context.work.change("media", medium, { account_id: account.id, visitor_id: null });
};
