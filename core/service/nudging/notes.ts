import { noteOf, signBy, signedOf } from "#core/domain/nudging/index.ts";
import { type StoryRecord, storyStatus } from "#core/domain/story/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { bookkeep } from "../card/index.ts";
import { type JobLog, type PeriodicJob, type Service, startPeriodicJob } from "../context/index.ts";
import { cardName, isUnwanted, post, signedMail, wayOut } from "../mail/index.ts";
import { kept, type Look, lookAtCards, type Parts } from "./looking.ts";

/** Not while a server is busy starting. */
const rhythm = { name: "notes", atFirst: minutes(1), every: minutes(5) };

/** Tells organisers once that everyone has signed, or how many have when the day to sign by is over (decision 0075). */
export const sendNotes = (parts: Parts): Promise<void> => lookAtCards(parts, "note_on", note);

const note = async (look: Look, story: StoryRecord): Promise<void> => {
  const { store, work, now, secrets, settings } = look;
  const over = () => bookkeep(work, story, { note_on: null });
  const day = signBy(story);
  const by = story.owner_email_notifications ? story.owner_account_id : null;
  const owner = by === null ? null : await store.find("accounts", by);
  if (owner === null || day === null || storyStatus(story) !== "draft") return over();
  const signed = signedOf(await store.members(story.id));
  const next = noteOf(signed, { day, zone: owner.zone, now });
  if (next !== "now") return bookkeep(work, story, { note_on: kept(next) });
  over();
  const { email: to, locale } = owner;
  if (await isUnwanted(look, { kind: "signed", to_email: to })) return;
  post(look, {
    kind: "signed",
    to,
    locale,
    sender: owner.id,
    mail: signedMail(settings, {
      ...signed,
      storyId: story.id,
      card: cardName(story),
      day,
      scheduled: story.scheduled_for,
      wayOut: wayOut(secrets, "signed", to),
    }),
  });
};

/** Looks for notes every five minutes until it is stopped. */
export const startNotes = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, () => sendNotes(parts));
