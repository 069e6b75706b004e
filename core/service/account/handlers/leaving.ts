import type { AccountRecord } from "#core/domain/account/index.ts";
import {
  type MediaRecord,
  type UploadRecord,
  uploadFormLife,
  usesOf,
} from "#core/domain/media/index.ts";
import { coOwnersWith, helps, type RoleRecord } from "#core/domain/role/index.ts";
import { type AccountId, done, type StoryId } from "#core/kernel/index.ts";
import { logoFiles } from "../../branding/index.ts";
import { reschedule } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { filesOf, removeForGood, spent } from "../../media/index.ts";
import { dropOrders } from "../../postal/index.ts";

/**
 * Deletes an account and what is the person's alone (ACCT-05, R16): their cards with everything in them, what they
 * never sent, files that no message shows, invitations to their address, every mail of theirs, their reminders, themes and logos, and all
 * sign-ins.
 * Other people's cards stay whole: messages given to them stay, signed with the name they were given with, and
 * nothing leads from them to the account or its address any more.
 */
export const deleteAccount: Handler<"deleteAccount"> = async (context) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  // first of all: what one of these sessions is writing at this moment is through, or is not written any more
  context.work.remove("sessions", { account_id: found.value.id });
  // as of the version read: a card begun at the same moment is not overlooked
  context.work.change("accounts", found.value, {});
  const own = await takeCards(context, found.value);
  await letGo(context, found.value, own);
  await forget(context, found.value);
  context.caller.jar.set("session", null, 0);
  return done(null);
};

/** The cards they own, with all that is in them; answers their ids. */
const takeCards = async (context: Context, { id }: AccountRecord): Promise<readonly StoryId[]> => {
  const { store, work } = context;
  const own = (await store.list("stories", { owner_account_id: id })).map((story) => story.id);
  work.remove("stories", { owner_account_id: id });
  if (own.length === 0) return own;
  const [slides, media] = await Promise.all([
    store.list("slides", { story_id: own }),
    store.list("media", { story_id: own }),
  ]);
  removeForGood(context, filesOf(media, slides));
  for (const story of own) work.tell(`story:${story}`, "deleted");
  return own;
};

/** Their part in other people's cards: what was given stays without their account, the rest goes. */
const letGo = async (
  context: Context,
  { id, email }: AccountRecord,
  own: readonly StoryId[],
): Promise<void> => {
  const { store, work, today } = context;
  const [roles, media, uploads] = await Promise.all([
    store.list("roles", { account_id: id }),
    store.list("media", { account_id: id }),
    store.list("uploads", { account_id: id }),
  ]);
  const isElsewhere = (story: StoryId | null): story is StoryId =>
    story !== null && !own.includes(story);
  const stories = [...new Set(media.map((m) => m.story_id).filter(isElsewhere))];
  const slides = (await store.list("slides", { story_id: stories })).filter(
    (slide) => slide.account_id !== id || slide.sent_on !== null,
  );
  const isShown = (medium: MediaRecord) => usesOf(medium, slides, []).length > 0;
  const lost = media.filter((m) => !own.some((story) => story === m.story_id) && !isShown(m));
  const drafts = await store.list("slides", { account_id: id, sent_on: null });

  work.remove("slides", { account_id: id, sent_on: null });
  work.changeAll(
    "slides",
    { account_id: id },
    { account_id: null, creator_email: null, role_id: null },
  );
  if (lost.length > 0) {
    const ids = lost.map((m) => m.id);
    work.remove("media", { id: ids });
    work.changeAll("media", { crop_source_id: ids }, { crop_source_id: null });
  }
  work.changeAll("media", { account_id: id }, { account_id: null });
  work.changeAll(
    "stories",
    { thanks_account_id: id },
    { thanks_account_id: null, thanks_from: null },
  );
  removeForGood(context, filesOf(lost, drafts));
  dropUploads(context, uploads);

  work.changeAll(
    "stories",
    { offer_email: email },
    { offer_email: null, offer: null, offer_token: null },
  );
  work.remove("roles", { account_id: id });
  work.remove("roles", { join_email: email, account_id: null });
  await helpNoLonger(context, id, roles);
  for (const { story_id } of roles.filter((role) => isElsewhere(role.story_id))) {
    work.mark("stories", story_id, { last_role_update: today, last_contribution_update: today });
    work.tell(`story:${story_id}`, "roles");
  }
};

/** No card names them as a co-owner any more (decision 0077). */
const helpNoLonger = async (
  { store, work }: Context,
  account_id: AccountId,
  roles: readonly RoleRecord[],
): Promise<void> => {
  const cards = await store.list("stories", { id: roles.map((role) => role.story_id) });
  for (const story of cards.filter((card) => helps(card, { account_id })))
    work.mark("stories", story.id, { co_owners: coOwnersWith(story, { account_id }, false) });
};

/** Uploads nobody made a medium of. A form that is still good may bring its file yet: that one is left to the reaper. */
const dropUploads = (context: Context, uploads: readonly UploadRecord[]): void => {
  const { work, objects, now } = context;
  const isOpen = ({ created_on }: UploadRecord) => Date.parse(created_on) + uploadFormLife > now;
  for (const upload of uploads) {
    if (isOpen(upload)) {
      work.remove("uploads", { id: upload.id });
      work.add("uploads", spent(context, upload.id));
      work.afterwards(() => objects.remove(upload.id));
    } else removeForGood(context, new Set([upload.id]));
  }
};

/** The account itself, its reminders, themes, changes of address and sign-ins, and every mail to it or from it. */
const forget = async (context: Context, { id, email }: AccountRecord): Promise<void> => {
  const { work, store } = context;
  const coming = await store.list("deliveries", { email });
  for (const story_id of new Set(coming.map((one) => one.story_id)))
    await reschedule(context, { id: story_id }, (all) => all.filter((one) => one.email !== email));
  work.remove("reminders", { account_id: id });
  await dropOrders(context, id);
  work.remove("addresses", { account_id: id });
  work.remove("themes", { account_id: id });
  work.remove("themesets", { account_id: id });
  work.remove("logo_links", { account_id: id });
  work.remove("logos", { account_id: id });
  removeForGood(context, logoFiles(await store.list("logos", { account_id: id })));
  work.remove("identities", { account_id: id });
  work.remove("address_changes", { account_id: id });
  work.remove("auth_contexts", { email });
  work.remove("deliveries", { email });
  work.remove("mails", { to_email: email });
  work.remove("mails", { sender: id });
  work.remove("accounts", { id });
};
