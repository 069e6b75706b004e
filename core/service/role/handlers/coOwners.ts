import { type AccountRecord, fullName } from "#core/domain/account/index.ts";
import { coOwnersWith, helps, isFor, mayHelp } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { changeCard } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { cardName, coOwnerMail, post, readLocales } from "../../mail/index.ts";
import { goingTo } from "../goingTo.ts";
import { memberOf, showRole } from "../group.ts";

/** Names somebody of the group beside the owner, or takes it back; the same again changes nothing (decision 0077). */
export const nameCoOwner: Handler<"nameCoOwner"> = async (context, { body }, { story, target }) => {
  const isNamed = body.co_owner;
  if (isNamed && !mayHelp(target)) return refused("invalid", peopleWords.cannotHelp);
  const member = await memberOf(context, target);
  const person = { account_id: target.account_id, email: member.account?.email ?? null };
  if (isNamed && isFor(person, await goingTo(context, story)))
    return refused("invalid", peopleWords.helpsNotOwnCard);
  const co_owners = coOwnersWith(story, target, isNamed);
  const named =
    helps(story, target) === isNamed
      ? story
      : changeCard(context, story, { co_owners, last_role_update: context.today });
  if (named !== story) {
    context.work.tell(`story:${story.id}`, "roles");
    if (isNamed && member.account) await tell(context, story, member.account);
  }
  return done({ role: showRole(context, named, member) });
};

/** A mail to whoever was named; left out where they, or mails of the owner, have been enough today. */
const tell = async (
  context: Context,
  story: StoryRecord,
  { email: to }: Pick<AccountRecord, "email">,
): Promise<void> => {
  const over = await countIn(context, [
    { limit: "mailsOfSender", of: context.actor.account ?? "" },
    { limit: "coOwnerToAddress", of: `${story.id} ${to}` },
  ]);
  if (over) return;
  const owner = { first_name: story.owner_first_name, last_name: story.owner_last_name };
  const whom = fullName(owner) || mailWords.somebody;
  const mail = coOwnerMail(context.settings, { whom, card: cardName(story), storyId: story.id });
  const locale = (await readLocales(context, [to]))(to);
  post(context, { kind: "co_owner", to, locale, sender: context.actor.account, mail });
};
