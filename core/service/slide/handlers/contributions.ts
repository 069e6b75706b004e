import { isAuthoredBy } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { bounds } from "#core/domain/limits/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import {
  messageStateAfter,
  messageStateOf,
  type SlideRecord,
  slideWords,
} from "#core/domain/slide/index.ts";
import type { Card } from "#core/domain/story/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import {
  arrange,
  changeCard,
  circumstancesOf,
  moveTo,
  readCard,
  showSlide,
  withSlide,
} from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { signedIn } from "../../context/index.ts";
import { readAccounts, spendAll } from "../../limits/index.ts";
import { readNoticing } from "../../mail/index.ts";
import { joinThrough } from "../../role/index.ts";
import { authorOf, newMessagePots } from "../author.ts";
import { tellOfMessage } from "../tellOfMessage.ts";
import { refuseType, write } from "../write.ts";
import { blank, locked, newSlide } from "./slides.ts";

const isStored = (slide: SlideRecord): boolean => messageStateOf(slide) === "stored";

const show = (context: Context, card: Card, slide: SlideRecord, media = card.media) => {
  const shown = showSlide(context, card.story, slide, media);
  return { contribution: { id: slide.id, status: shown.status, slide: shown } };
};

/**
 * Keeps a message until its author has signed in (CONTRIB-02). On another device it is sent once the person there has
 * agreed to it, which makes it theirs (OPEN-166).
 */
export const createContribution: Handler<"createContribution"> = async (
  context,
  { body },
  subject,
) => {
  const pots = newMessagePots(context);
  const [card, { counters, account: accountWith }] = await Promise.all([
    readCard(context, subject),
    readAccounts(context, [context.actor.account], pots),
  ]);
  const account = accountWith(context.actor.account);
  const { story } = card;
  const lock = locked(story);
  if (lock) return lock;
  const { contribution_id, ...fields } = body;
  const mine = card.slides.filter((slide) => isStored(slide) && isAuthoredBy(context.actor, slide));
  const earlier = mine.find((slide) => slide.id === contribution_id) ?? null;
  if (!earlier && mine.length >= bounds.unsentMessages.most)
    return refused("invalid", bounds.unsentMessages.says);
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
  const over = spendAll(counters, pots);
  if (over) return over;
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
  if (body.contributionId !== undefined && body.contributionId !== slide.id)
    return refused("forbidden", slideWords.notAllowed);
  const [card, noticing] = await Promise.all([
    readCard(context, subject),
    readNoticing(context, story),
  ]);
  const found = signedIn(noticing.asker);
  if (!found.ok) return found;
  if (!isStored(slide)) return done(show(context, card, slide));
  const lock = locked(story);
  if (lock) return lock;

  const account = found.value;
  const joined = await joinThrough(
    context,
    { ...subject, tokenType: "group", invitation: invitationOf(card, body.join_token) },
    account,
    { roles: card.roles, noticing },
  );
  if (!joined.ok) return refused("forbidden", joined.refusal.message);
  const role = joined.value;
  const here = circumstancesOf(context, card, role);
  const standing = messageStateAfter("stored", "send", here);
  const sent = moveTo(context, slide, standing, {
    ...authorOf(context, account),
    role_id: role.id,
    seen: story.owner_account_id === account.id,
  });
  takeMedia(context, card, slide, account);
  const slides = arrange(context, withSlide(card.slides, sent));
  changeCard(context, story, { last_contribution_update: context.today });
  // Whoever has just asked to be let in has been announced with that.
  const announced = role.status === "requested" && role.id !== subject.role?.id;
  if (role.role_type !== "owner" && !announced)
    await tellOfMessage(context, story, account, standing, noticing);
  return done(show(context, card, slides.find((other) => other.id === sent.id) ?? sent));
};

const invitationOf = (card: Card, joinToken: string | undefined): RoleRecord | null =>
  joinToken === undefined
    ? null
    : (card.roles.find((role) => role.join_token === joinToken) ?? null);

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
