import { type Actor, owns, rules } from "#core/domain/access/index.ts";
import { keptAfter } from "#core/domain/nudging/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { presentUpdates } from "#core/domain/presenters/index.ts";
import { dayAt, occasionFrom, type ReminderRecord } from "#core/domain/reminder/index.ts";
import {
  emptyContent,
  ownCoverTitle,
  type SlideRecord,
  slideKinds,
  slideWords,
  titleVariant,
} from "#core/domain/slide/index.ts";
import { newCard, type StoryRecord, toldVersion } from "#core/domain/story/index.ts";
import { peopleWords, words } from "#core/domain/words/index.ts";
import { as, done, invalid, refused, type SlideId, type StoryId } from "#core/kernel/index.ts";
import type { ParsedInputOf } from "#core/operations/index.ts";
import { changeCard, isOrganiser, readCard, showStory } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { type Pot, readAccounts, spendAll } from "../../limits/index.ts";
import { newRole } from "../../role/index.ts";

/** Drops what was not sent: a field that was not sent keeps its value. */
export const sent = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined)) as never;

const newCardPots = ({ caller }: Context, { account, visitor }: Actor): readonly Pot[] =>
  account === null
    ? [
        { limit: "cardsOfVisitor", of: String(visitor) },
        { limit: "cardsOfNetwork", of: caller.network },
      ]
    : [{ limit: "cardsOfAccount", of: account }];

/** The reminder that a card comes from: one's own (F-26). Any other, or one that is gone, holds up no card. */
const ownReminder = async ({ store, actor }: Context, id: string | null) => {
  const reminder = id === null ? null : await store.find("reminders", id);
  return reminder && rules.holder.lets(actor, reminder) ? reminder : null;
};

/** The day that a card is for: as it is said, else the next one of its reminder, where it is of the same occasion. */
const dayOf = (
  { occasion, occasion_date }: ParsedInputOf<"createStory">["body"],
  reminder: ReminderRecord | null,
  now: number,
): string | null => {
  if (occasion_date || reminder?.occasion !== occasion) return occasion_date ?? null;
  return occasionFrom(reminder, dayAt(now, reminder.reminder_offset));
};

export const createStory: Handler<"createStory"> = async (context, { body }) => {
  const { ids, today, work, settings } = context;
  const variant = titleVariant(body.title_variant ?? "default");
  if (variant === null)
    return invalid("title_variant", slideWords.unknownVariant(slideKinds.title.variants));
  const actor = context.actor.account === null ? context.visitor() : context.actor;
  const pots = newCardPots(context, actor);
  const { account, counters } = await readAccounts(context, [actor.account], pots);
  const owner = account(actor.account);
  // the token outlives a deleted account by some minutes (ACCT-05)
  if (actor.account !== null && owner === null)
    return refused("unauthenticated", words.signInAgain);
  const over = spendAll(counters, pots);
  if (over) return over;
  const mine = {
    account_id: actor.account,
    visitor_id: actor.account === null ? actor.visitor : null,
  };
  const reminder = await ownReminder(context, body.from_reminder_id ?? null);
  const name = (body.recipient_first_name ?? "").trim();
  const title = body.title?.trim() || occasionOf(body.occasion).title(name);
  const story: StoryRecord = {
    ...newCard,
    id: as<StoryId>(ids.id()),
    version: 1,
    occasion: body.occasion,
    occasion_date: dayOf(body, reminder, context.now),
    title,
    recipient_first_name: name,
    recipient_last_name: (body.recipient_last_name ?? "").trim(),
    from_reminder_id: reminder?.id ?? null,
    created_on: today,
    last_story_update: today,
    last_contribution_update: today,
    last_role_update: today,
    owner_account_id: mine.account_id,
    owner_visitor_id: mine.visitor_id,
    owner_first_name: owner?.first_name ?? "",
    owner_last_name: owner?.last_name ?? "",
    group_token: ids.token(),
    recipient_token: ids.token(),
    watch_token: null,
    invite_token: null,
    thanks_account_id: null,
    digest_from: null,
    digest_on: null,
    nudge_from: null,
    nudge_on: null,
    note_on: null,
    bookkept: 0,
    soundtrack: [],
    co_owners: [],
    offer_token: null,
    offer: null,
    offer_email: null,
    colours: null,
  };
  const slide = (type: "title" | "credits", position: number): SlideRecord => ({
    ...emptyContent,
    id: as<SlideId>(ids.id()),
    version: 1,
    edition: 1,
    story_id: story.id,
    type,
    variant: "default",
    media: [],
    position,
    status: "approved",
    sent_on: today,
    approved_on: today,
    ...mine,
    creator_first_name: story.owner_first_name,
    creator_last_name: story.owner_last_name,
    creator_email: owner === null || owner.hide_my_email ? null : owner.email,
    role_id: null,
    thumbnail_key: null,
    seen: true,
    related_card_id: null,
    created_on: today,
    updated_on: today,
  });
  const cover: SlideRecord = {
    ...slide("title", 1),
    variant,
    title: body.title?.trim() || ownCoverTitle(body.occasion, name),
    style: body.title_style ?? null,
    theme: body.title_theme ? { name: body.title_theme } : null,
    exported_id: body.title_exported_id ?? null,
    slide_data: body.title_slide_data ?? null,
  };
  const credits = {
    ...slide("credits", 2),
    title: context.translator.in(context.caller.languages).say(slideWords.creditsTitle),
  };
  const role = {
    ...newRole(context, story, { account: null, role_type: "owner", status: "active" }),
    ...mine,
  };
  work.add("stories", story);
  work.add("roles", role);
  work.add("slides", cover);
  work.add("slides", credits);
  // as of the version read: an account that is being deleted gets no card
  if (owner) work.change("accounts", owner, { last_card_on: today });
  const card = { story, role, slides: [cover, credits], media: [], roles: [role] };
  return done({ story: showStory({ ...context, actor, settings }, card) });
};

export const readStory: Handler<"readStory"> = async (context, _asked, subject) =>
  done({ story: showStory(context, await readCard(context, subject)) });

export const changeStory: Handler<"changeStory"> = async (context, { body }, subject) => {
  const card = await readCard(context, subject);
  const { version, auto_nudge, ...fields } = body;
  // nudges go in the owner's name, and their mails are theirs (decision 0077)
  const isOwners = auto_nudge !== undefined || fields.owner_email_notifications !== undefined;
  if (isOwners && !owns(context.actor, subject))
    return refused("forbidden", peopleWords.notCoOwners);
  if (version !== undefined && version !== toldVersion(subject.story))
    return refused("stale", words.changedMeanwhile, {
      current: { story: showStory(context, card) },
    });
  const { completion_date } = fields;
  const kept = keptAfter(subject.story, { completion_date, auto_nudge }, context.today);
  const story = changeCard(context, subject.story, { ...sent(fields), ...kept });
  return done({ story: showStory(context, { ...card, story }) });
};

export const readUpdates: Handler<"readUpdates"> = (context, _asked, subject) =>
  done({
    updates: presentUpdates(subject, isOrganiser(context, subject.story) ? "owner" : "member"),
  });
