import { coOwnersWith, helps, mayHelp } from "#core/domain/role/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { changeCard } from "../../card/index.ts";
import type { Handler } from "../../context/index.ts";
import { memberOf, showRole } from "../group.ts";

/** Names somebody of the group beside the owner, or takes it back; the same again changes nothing (decision 0077). */
export const nameCoOwner: Handler<"nameCoOwner"> = async (context, { body }, { story, target }) => {
  const isNamed = body.co_owner;
  if (isNamed && !mayHelp(target)) return refused("invalid", peopleWords.cannotHelp);
  const co_owners = coOwnersWith(story, target, isNamed);
  const named =
    helps(story, target) === isNamed
      ? story
      : changeCard(context, story, { co_owners, last_role_update: context.today });
  if (named !== story) context.work.tell(`story:${story.id}`, "roles");
  return done({ role: showRole(context, named, await memberOf(context, target)) });
};
