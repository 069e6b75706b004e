import { owns } from "#core/domain/access/index.ts";
import { type AccountRecord, fullName } from "#core/domain/account/index.ts";
import { coOwnersWith, isFor, isOwnerRole, plainEmail } from "#core/domain/role/index.ts";
import {
  type CardOffer,
  offerState,
  presentOffer,
  type ShownOffer,
  type StoryRecord,
} from "#core/domain/story/index.ts";
import { mailWords, peopleWords, words } from "#core/domain/words/index.ts";
import { type AccountId, done, refused } from "#core/kernel/index.ts";
import { changeCard, isOrganiser } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { cardName, handedOverMail, offerMail, post, readLocales } from "../../mail/index.ts";
import type { Member } from "../../ports/index.ts";
import { goingTo } from "../goingTo.ts";
import { newRole } from "../joining.ts";

const told = (context: Pick<Context, "work">, story: StoryRecord): void =>
  context.work.tell(`story:${story.id}`, "roles");

/** Who in the card is known by an address; whoever hides theirs is told when they accept (OPEN-60). */
const accountWith = (email: string, members: readonly Member[]): AccountId | null =>
  members.find(({ account }) => account?.email === email && !account.hide_my_email)?.role
    .account_id ?? null;

/** Offers the card to one person; an offer that was open to somebody else ends with that. */
export const offerCard: Handler<"offerCard"> = async (context, { body }, { story }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const owner = found.value;
  const members = await context.store.members(story.id);
  const chosen = members.find(({ role }) => role.id === body.role_id);
  const email =
    body.role_id === undefined ? plainEmail(body.email ?? "") : (chosen?.account?.email ?? "");
  if (email === "") return refused("invalid", peopleWords.offeredToNobody);
  if (email === owner.email) return refused("invalid", peopleWords.offeredToOneself);
  const offer: CardOffer = {
    role_id: chosen?.role.id ?? null,
    offered_on: context.today,
    state: "open",
  };
  if (offerState(offer, story, context.now) === "sent")
    return refused("invalid", peopleWords.offeredTooLate);
  const account_id = chosen?.role.account_id ?? accountWith(email, members);
  if (isFor({ account_id, email }, await goingTo(context, story)))
    return refused("invalid", peopleWords.offeredToRecipient);
  const over = await countIn(context, [
    { limit: "mailsOfSender", of: owner.id },
    { limit: "invitationToCard", of: `${story.id} ${email}` },
  ]);
  if (over) return over;
  const offer_token = context.ids.token();
  changeCard(context, story, {
    offer,
    offer_token,
    offer_email: email,
    last_role_update: context.today,
  });
  told(context, story);
  const localeOf = await readLocales(context, [email]);
  post(context, {
    kind: "offer",
    to: email,
    locale: localeOf(email),
    sender: owner.id,
    mail: offerMail(context.settings, {
      whom: fullName(owner) || mailWords.somebody,
      card: cardName(story),
      token: offer_token,
    }),
  });
  return done({ offered_to: presentOffer({ offer, offer_email: email }) });
};

/** Ends an offer that is open; one that is not stays as it was answered. */
export const withdrawOffer: Handler<"withdrawOffer"> = (context, _asked, { story }) => {
  if (story.offer?.state === "open") {
    const offer = { ...story.offer, state: "withdrawn" } as const;
    changeCard(context, story, { offer, last_role_update: context.today });
    told(context, story);
  }
  return done(null);
};

/** The card whose newest offer has this link. */
const offeredBy = async (context: Context, token: string) => {
  const [story] = await context.store.list("stories", { offer_token: token });
  return story?.offer ? { story, offer: story.offer } : null;
};

const show = (context: Context, story: StoryRecord, offer: CardOffer): ShownOffer => ({
  state: offerState(offer, story, context.now),
  email: story.offer_email ?? "",
  from: { first_name: story.owner_first_name, last_name: story.owner_last_name },
  title: story.title,
  recipient_first_name: story.recipient_first_name,
  story_id: offer.state === "accepted" && isOrganiser(context, story) ? story.id : null,
});

export const readOffer: Handler<"readOffer"> = async (context, { path }) => {
  const found = await offeredBy(context, path.token);
  if (!found) return refused("notFound", words.notFound);
  return done({ offer: show(context, found.story, found.offer) });
};

/** Once: whoever has taken it over is told so again, and everyone else that it is closed. */
export const acceptOffer: Handler<"acceptOffer"> = async (context, { path }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const found = await offeredBy(context, path.token);
  if (!found) return refused("notFound", words.notFound);
  const { story, offer } = found;
  if (account.value.email !== story.offer_email)
    return refused("forbidden", peopleWords.offeredToOther);
  const state = offerState(offer, story, context.now);
  if (state === "accepted" && owns(context.actor, { story }))
    return done({ offer: show(context, story, offer) });
  if (state !== "open") return refused("gone", peopleWords.offerClosed);
  const { id: account_id, email } = account.value;
  if (isFor({ account_id, email }, await goingTo(context, story)))
    return refused("forbidden", peopleWords.offerIsForYou);
  const accepted = { ...offer, state: "accepted" } as const;
  const taken = await takeOver(context, account.value, story, accepted);
  return done({ offer: show(context, taken, accepted) });
};

/** The card is theirs from now on; whoever owned it goes on helping, and what they paid stays as it is. */
const takeOver = async (
  context: Context,
  account: AccountRecord,
  story: StoryRecord,
  offer: CardOffer,
): Promise<StoryRecord> => {
  const { work } = context;
  const roles = await context.store.list("roles", { story_id: story.id });
  const before = roles.find(isOwnerRole);
  const mine = roles.find(({ account_id }) => account_id === account.id);
  const others = coOwnersWith(story, { account_id: account.id }, false);
  if (before) work.change("roles", before, { role_type: "contributor" });
  if (mine)
    work.change("roles", mine, { role_type: "owner", status: "active", approve_token: null });
  else {
    const part = { account: account.id, role_type: "owner", status: "active" } as const;
    work.add("roles", newRole(context, story, part));
  }
  told(context, story);
  await tellBefore(context, account, story);
  return changeCard(context, story, {
    owner_account_id: account.id,
    owner_visitor_id: null,
    owner_first_name: account.first_name,
    owner_last_name: account.last_name,
    co_owners: coOwnersWith({ co_owners: others }, { account_id: story.owner_account_id }, true),
    offer,
    last_role_update: context.today,
  });
};

/** A mail to whoever owned the card until now. */
const tellBefore = async (
  context: Context,
  account: AccountRecord,
  story: StoryRecord,
): Promise<void> => {
  const id = story.owner_account_id;
  const before = id === null ? null : await context.store.find("accounts", id);
  if (before === null) return;
  const whom = fullName(account) || mailWords.somebody;
  post(context, {
    kind: "handed_over",
    to: before.email,
    locale: before.locale,
    sender: account.id,
    mail: handedOverMail(context.settings, { whom, card: cardName(story), storyId: story.id }),
  });
};

/** Whoever got the mail says no; the same again changes nothing. */
export const declineOffer: Handler<"declineOffer"> = async (context, { path }) => {
  const found = await offeredBy(context, path.token);
  if (!found) return refused("notFound", words.notFound);
  const { story, offer } = found;
  const state = offerState(offer, story, context.now);
  if (state === "declined") return done(null);
  if (state !== "open") return refused("gone", peopleWords.offerClosed);
  changeCard(context, story, {
    offer: { ...offer, state: "declined" },
    last_role_update: context.today,
  });
  told(context, story);
  return done(null);
};
