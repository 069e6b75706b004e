import { done } from "#core/kernel/index.ts";
import { accountOf } from "../asker.ts";
import { changeCard, isOwner, readCard, showStory } from "../card.ts";
import type { Handler } from "../context.ts";
import { removeFiles } from "../files.ts";
import { doorOf } from "../group.ts";
import { sent } from "./story.ts";

export const readStoryByLink: Handler<"readStoryByLink"> = async (context, _asked, subject) =>
  done({ story: showStory(context, await readCard(context, subject), doorOf(context, subject)) });

export const changeEffects: Handler<"changeEffects"> = async (context, { body }, subject) => {
  const card = await readCard(context, subject);
  const story = changeCard(context, subject.story, sent(body));
  return done({ story: showStory(context, { ...card, story }) });
};

export const deleteStory: Handler<"deleteStory"> = async (context, _asked, { story }) => {
  const { media } = await context.store.bundle(story.id);
  context.work.remove("stories", { id: story.id });
  context.work.tell(`story:${story.id}`, "deleted");
  removeFiles(context, media);
  return done(null);
};

/**
 * The card that a visitor made becomes the account's: its owner role, title, credits, own messages and media
 * (OPEN-76). Asking again changes nothing.
 */
export const adoptStory: Handler<"adoptStory"> = async (context, _asked, subject) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { id, first_name, last_name, email, hide_my_email } = found.value;
  const card = await readCard(context, subject);
  const { story } = subject;
  if (story.owner_account_id === id) return done({ story: showStory(context, card) });
  const visitor_id = story.owner_visitor_id;
  const adopted = changeCard(context, story, {
    owner_account_id: id,
    owner_visitor_id: null,
    owner_first_name: first_name,
    owner_last_name: last_name,
  });
  const { work } = context;
  const mine = { story_id: story.id, visitor_id };
  const now = { account_id: id, visitor_id: null };
  const creator = {
    creator_first_name: first_name,
    creator_last_name: last_name,
    creator_email: hide_my_email ? null : email,
  };
  // A part that the account got through a link gives way to ownership.
  const guest = card.roles.find((r) => r.account_id === id);
  if (guest) work.remove("roles", { id: guest.id });
  work.changeAll("roles", mine, now);
  work.changeAll("slides", mine, { ...now, ...creator });
  work.changeAll("media", mine, now);
  work.mark("accounts", id, { last_card_on: context.today });
  const isMine = (thing: { visitor_id: string | null }) => thing.visitor_id === visitor_id;
  const roles = card.roles
    .filter((r) => r !== guest)
    .map((r) => (isMine(r) ? { ...r, ...now } : r));
  return done({
    story: showStory(
      context,
      {
        story: adopted,
        role: roles.find((r) => r.account_id === id) ?? null,
        slides: card.slides.map((s) => (isMine(s) ? { ...s, ...now, ...creator } : s)),
        media: card.media.map((m) => (isMine(m) ? { ...m, ...now } : m)),
        roles,
      },
      "owner",
    ),
  });
};

/** A new link of this kind; the old one no longer leads anywhere (OPEN-69). */
export const makeToken: Handler<"makeToken"> = (context, { body }, { story }) => {
  const token = context.ids.token();
  changeCard(context, story, { [`${body.token_type}_token`]: token });
  return done({ token });
};

/** Recorded once, by a click and never by opening a link (RECIP-01, R11); the owner looking in is nobody's receipt. */
export const markReceived: Handler<"markReceived"> = (context, _asked, { story }) => {
  if (story.received_on === null && !isOwner(context, story))
    changeCard(context, story, { received_on: context.today });
  return done(null);
};
