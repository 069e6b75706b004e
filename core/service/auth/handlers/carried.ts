import { rules } from "#core/domain/access/index.ts";
import { actingOf, type Carried, keepLinkParams } from "#core/domain/auth/index.ts";
import { words } from "#core/domain/words/index.ts";
import { type AccountId, done, refused } from "#core/kernel/index.ts";
import { readCard, showSlide } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import type { AuthContextRecord } from "../../ports/index.ts";
import { acceptInvitation } from "../../role/index.ts";
import { bringCard, bringMessage, carriedMessage, needsAgreement, signInOf } from "../carried.ts";

const nothing = () => refused("notFound", words.notFound);

/** Changes nothing: what a sign-in link would do is shown before it is done (OPEN-166). */
export const readCarried: Handler<"readCarried"> = async (context, { path }) => {
  const signIn = await signInOf(context, path.id);
  if (!signIn) return nothing();
  return done({ carried: needsAgreement(context, signIn) ? await show(context, signIn) : null });
};

/** From now on it counts as made by whoever agreed: the card and the message of the visit that asked become theirs. */
export const agreeToCarried: Handler<"agreeToCarried"> = async (context, { path }) => {
  const signIn = await signInOf(context, path.id);
  if (!signIn) return nothing();
  if (!needsAgreement(context, signIn)) return done(null);
  const found = await accountOf(context);
  if (!found.ok) return found;
  context.work.change("auth_contexts", signIn, {
    auth_link_params: { ...signIn.auth_link_params, agreed: true },
  });
  await bringCard(context, signIn, found.value);
  await bringMessage(context, signIn, found.value.id);
  await acceptAlone(context, signIn, found.value.id);
  return done(null);
};

/** An invitation that came alone is accepted here; beside anything else it is shown with that (AUTH-23). */
const acceptAlone = async (
  context: Context,
  { auth_link_params }: AuthContextRecord,
  account: AccountId,
): Promise<void> => {
  const { authScenario, joinToken } = keepLinkParams(auth_link_params);
  if (authScenario !== undefined || joinToken === undefined) return;
  const invitation = await context.store.invitationSubject(
    "join_token",
    joinToken,
    { account, visitor: null },
    null,
  );
  if (invitation && rules.signedInInvitationHolder.lets(context.actor, invitation))
    acceptInvitation(context, account, invitation);
};

const show = async (context: Context, signIn: AuthContextRecord): Promise<Carried | null> => {
  const params = keepLinkParams(signIn.auth_link_params);
  const acting = actingOf(params);
  if (acting === null) return null;
  const recipient_first_name = await recipientOf(context, signIn);
  const said = acting === "thanks" ? (params.recipientThanks ?? null) : null;
  const subject = await carriedMessage(context, signIn);
  if (subject === null) return { acting, recipient_first_name, text: said, pictures: [] };
  const card = await readCard(context, subject);
  const slide = showSlide(context, card.story, subject.slide, card.media);
  const pictures = slide.media.flatMap(({ thumbnail_url, url }) => thumbnail_url ?? url ?? []);
  return { acting, recipient_first_name, text: slide.description, pictures };
};

/** Whose card it is about, where a link to it lets this person in, or it is the card of the visit that asked. */
const recipientOf = async (
  context: Context,
  { auth_link_params }: AuthContextRecord,
): Promise<string | null> => {
  const { actor, store } = context;
  const { storyId, groupToken, recipientToken, joinToken, authScenario } =
    keepLinkParams(auth_link_params);
  const { visitor } = auth_link_params;
  if (authScenario === undefined && joinToken !== undefined) {
    const invited = await store.invitationSubject("join_token", joinToken, actor, null);
    return invited?.story.recipient_first_name || null;
  }
  const isOwn = actingOf({ authScenario }) === "card";
  if (isOwn) {
    const subject = storyId === undefined ? null : await store.storySubject(storyId, actor);
    const isAskers = subject !== null && subject.story.owner_visitor_id === visitor;
    return isAskers ? subject.story.recipient_first_name || null : null;
  }
  const [type, token] =
    groupToken === undefined || authScenario?.startsWith("Recipient")
      ? (["recipient", recipientToken] as const)
      : (["group", groupToken] as const);
  if (token === undefined) return null;
  const subject = await store.linkSubject(type, token, actor, joinToken ?? null);
  return subject !== null && rules.linkHolder.lets(actor, subject)
    ? subject.story.recipient_first_name || null
    : null;
};
