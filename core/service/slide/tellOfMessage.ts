import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { nextDigest } from "#core/domain/digest/index.ts";
import type { MessageState } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Context } from "../context/index.ts";
import {
  cardName,
  contributionMail,
  type Noticing,
  readNoticing,
  tellOwner,
  wayOut,
} from "../mail/index.ts";

/**
 * Tells the owner that a message arrived, waits for approval, or waits for room (OPEN-149): at once, or with the next
 * digest. Which messages that will be is found when it goes; here the card only begins to gather (decision 0074).
 */
export const tellOfMessage = async (
  context: Context,
  story: StoryRecord,
  author: AccountRecord | null,
  standing: MessageState,
  known?: Noticing,
): Promise<void> => {
  if (author !== null) await tell(context, story, fullName(author), standing, known);
};

/** The same of a message that a guest signed with a name alone. */
export const tellOfGuest = (
  context: Context,
  story: StoryRecord,
  name: string,
  standing: MessageState,
): Promise<void> => tell(context, story, name, standing);

const tell = async (
  context: Context,
  story: StoryRecord,
  name: string,
  standing: MessageState,
  known?: Noticing,
): Promise<void> => {
  if (standing === "stored") return;
  const noticing = known ?? (await readNoticing(context, story));
  const { owner } = noticing;
  if (owner === null || !story.owner_email_notifications) return;
  // it may be the last one: the note to the owner is looked at
  if (story.note_on !== null) context.work.change("stories", story, { note_on: context.today });
  if (owner.news === "daily") return gather(context, story, owner);
  const state =
    standing === "moderated" ? "waiting" : standing === "waiting" ? "full" : ("arrived" as const);
  const mail = contributionMail(context.settings, {
    whom: name || mailWords.somebody,
    card: cardName(story),
    storyId: story.id,
    state,
    wayOut: wayOut(context.secrets, "contribution", owner.email),
  });
  await tellOwner(context, story, { kind: "contribution", mail }, noticing);
};

const gather = ({ work, now, today }: Context, story: StoryRecord, owner: AccountRecord): void => {
  if (story.digest_on !== null) return;
  work.change("stories", story, { digest_from: today, digest_on: nextDigest(now, owner.zone) });
};
