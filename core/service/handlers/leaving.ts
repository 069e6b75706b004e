import { done } from "#core/kernel/index.ts";
import { accountOf } from "../asker.ts";
import type { Handler } from "../context.ts";
import { removeFiles } from "../files.ts";

/**
 * Deletes an account: its own cards go, other people's cards keep the messages that were given to them, without
 * the address (R16). Nothing of the sign-in stays.
 */
export const deleteAccount: Handler<"deleteAccount"> = async (context) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { store, work, today } = context;
  const { id, email } = found.value;
  const [stories, roles, slides, media, mails] = await Promise.all([
    store.list("stories", { owner_account_id: id }),
    store.list("roles", { account_id: id }),
    store.list("slides", { account_id: id }),
    store.list("media", { account_id: id }),
    store.list("mails", { sender: id }),
  ]);
  const own = new Set<string | null>(stories.map((s) => s.id));
  const inOwn = (
    await Promise.all(stories.map((s) => store.list("media", { story_id: s.id })))
  ).flat();
  const loose = media.filter((m) => m.story_id === null);
  const elsewhere = {
    slides: slides.filter((s) => !own.has(s.story_id)).map((s) => s.id),
    media: media.filter((m) => m.story_id !== null && !own.has(m.story_id)).map((m) => m.id),
    roles: roles.filter((r) => !own.has(r.story_id)),
  };
  if (elsewhere.slides.length > 0)
    work.changeAll(
      "slides",
      { id: elsewhere.slides },
      { account_id: null, creator_email: null, role_id: null },
    );
  if (elsewhere.media.length > 0)
    work.changeAll("media", { id: elsewhere.media }, { account_id: null });
  if (loose.length > 0) work.remove("media", { id: loose.map((m) => m.id) });
  if (elsewhere.roles.length > 0) work.remove("roles", { id: elsewhere.roles.map((r) => r.id) });
  for (const role of elsewhere.roles) {
    work.mark("stories", role.story_id, { last_role_update: today });
    work.tell(`story:${role.story_id}`, "roles");
  }
  work.remove("roles", { join_email: email, account_id: null });
  work.remove("stories", { owner_account_id: id });
  work.remove("sessions", { account_id: id });
  work.remove("identities", { account_id: id });
  work.remove("auth_contexts", { email });
  work.remove("mails", { to_email: email });
  const toOthers = mails.filter((m) => m.to_email !== email).map((m) => m.id);
  if (toOthers.length > 0) work.changeAll("mails", { id: toOthers }, { sender: null });
  work.remove("uploads", { account_id: id });
  work.remove("accounts", { id });
  removeFiles(context, [...inOwn, ...loose]);
  context.caller.jar.set("session", null, 0);
  return done(null);
};
