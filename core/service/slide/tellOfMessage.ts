import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import type { MessageState } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Context } from "../context/index.ts";
import { cardName, contributionMail, type Noticing, tellOwner } from "../mail/index.ts";

/** Tells the owner by mail that a message arrived, waits for approval, or waits for room (OPEN-149). */
export const tellOfMessage = async (
  context: Context,
  story: StoryRecord,
  author: AccountRecord | null,
  standing: MessageState,
  noticing?: Noticing,
): Promise<void> => {
  if (author === null || standing === "stored") return;
  const state =
    standing === "moderated" ? "waiting" : standing === "waiting" ? "full" : ("arrived" as const);
  const mail = contributionMail(context.settings, {
    whom: fullName(author) || mailWords.somebody,
    card: cardName(story),
    storyId: story.id,
    state,
  });
  await tellOwner(context, story, "contribution", mail, noticing);
};
