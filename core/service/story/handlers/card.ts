import { convertLegacy } from "#core/domain/slide/index.ts";
import { done } from "#core/kernel/index.ts";
import { adoptCard, bookkeep, changeCard, readCard, receive, showStory } from "../../card/index.ts";
import type { Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { filesOf, removeForGood } from "../../media/index.ts";
import { dropUnfinished } from "../../postal/index.ts";
import { entryPointOf } from "../../role/index.ts";
import { sent } from "./story.ts";

export const readStoryByLink: Handler<"readStoryByLink"> = async (context, _asked, subject) =>
  done({ story: showStory(context, await readCard(context, subject), entryPointOf(subject)) });

export const changeEffects: Handler<"changeEffects"> = async (context, { body }, subject) => {
  const card = await readCard(context, subject);
  const story = changeCard(context, subject.story, sent(body));
  return done({ story: showStory(context, { ...card, story }) });
};

export const deleteStory: Handler<"deleteStory"> = async (context, _asked, { story }) => {
  const { media, slides } = await context.store.bundle(story.id);
  // as of the version read: what comes into it at the same moment goes with it, its files too
  bookkeep(context.work, story, {});
  context.work.remove("stories", { id: story.id });
  context.work.tell(`story:${story.id}`, "deleted");
  removeForGood(context, filesOf(media, slides));
  await dropUnfinished(context, story.id);
  return done(null);
};

/** The card that a visitor made becomes the account's (OPEN-76). Asking again changes nothing. */
export const adoptStory: Handler<"adoptStory"> = async (context, _asked, subject) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { id, last_card_on } = found.value;
  const isAdopted = subject.story.owner_account_id === id;
  // whose card came along with the sign-in has not been told so yet
  if (!isAdopted || last_card_on === null)
    context.work.mark("accounts", id, { last_card_on: context.today });
  if (isAdopted) return done({ story: showStory(context, await readCard(context, subject)) });
  const card = await adoptCard(context, subject, found.value);
  return done({ story: showStory(context, card) });
};

/** Shows a legacy card as slides of today; a GET, so that nothing is kept (OPEN-77, design rule 2). */
export const convertStory: Handler<"convertStory"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const { converted, slides } = convertLegacy(card.slides, card.media);
  return done({ response: { converted, story: showStory(context, { ...card, slides }) } });
};

/** A new link of this kind; the old one no longer leads anywhere (OPEN-69). */
export const makeToken: Handler<"makeToken"> = (context, { body }, { story }) => {
  const token = context.ids.token();
  changeCard(context, story, { [`${body.token_type}_token`]: token });
  return done({ token });
};

/** Told with the first gesture, never by opening a link (RECIP-01, OPEN-165, R11). */
export const markReceived: Handler<"markReceived"> = (context, _asked, { story }) => {
  receive(context, story);
  return done(null);
};
