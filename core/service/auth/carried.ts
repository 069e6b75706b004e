import { isAuthoredBy } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { type AuthLinkParams, actingOf, keepLinkParams } from "#core/domain/auth/index.ts";
import { messageStateOf } from "#core/domain/slide/index.ts";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import { adoptCard } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import type { AuthContextRecord } from "../ports/index.ts";

type SignIn = Pick<AuthContextRecord, "auth_link_params">;

/** What a sign-in keeps beside what it carries; never shown to anybody. */
interface Kept {
  /** The visit that asked for it. */
  readonly visitor?: string;
  /** The account that it signed in. */
  readonly account?: string;
  /** Whoever was signed in agreed to what it carries (OPEN-166). */
  readonly agreed?: boolean;
}
const keptOf = ({ auth_link_params }: SignIn): Kept => auth_link_params;

/** The visit that asks for a sign-in that carries something: what it is about to do counts there and nowhere else. */
export const askedBy = (context: Context, params: AuthLinkParams): Kept => {
  const { visitor } = actingOf(params) === null ? context.actor : context.visitor();
  return visitor === null ? {} : { visitor };
};

/** Whether this is the visit that asked for the sign-in. */
export const isAskedHere = ({ actor }: Pick<Context, "actor">, signIn: SignIn): boolean => {
  const { visitor } = keptOf(signIn);
  return visitor !== undefined && visitor === actor.visitor;
};

/** Whether what the sign-in carries counts only once the person has agreed to it (OPEN-166). */
export const needsAgreement = (context: Pick<Context, "actor">, signIn: SignIn): boolean =>
  actingOf(keepLinkParams(signIn.auth_link_params)) !== null &&
  !isAskedHere(context, signIn) &&
  keptOf(signIn).agreed !== true;

/** The sign-in in progress has signed this account in; nobody else may agree to what it carries. */
export const noteSignedIn = (
  { work }: Pick<Context, "work">,
  signIn: AuthContextRecord,
  { id }: AccountRecord,
): void =>
  work.change("auth_contexts", signIn, {
    auth_link_params: { ...signIn.auth_link_params, account: id } satisfies Kept,
  });

/** A sign-in that has signed the asking account in. */
export const signInOf = async (
  { store, actor }: Pick<Context, "store" | "actor">,
  id: string,
): Promise<AuthContextRecord | null> => {
  const found = await store.find("auth_contexts", id);
  return found && actor.account !== null && keptOf(found).account === actor.account ? found : null;
};

/**
 * The card that somebody was making when they asked for this sign-in becomes theirs (OPEN-76): in the visit that asked,
 * or wherever it was agreed to. It has to be the card of the visit that asked, and nobody's yet.
 */
export const bringCard = async (
  context: Context,
  signIn: SignIn,
  account: AccountRecord,
): Promise<void> => {
  const { authScenario, storyId } = keepLinkParams(signIn.auth_link_params);
  if (authScenario === undefined || storyId === undefined) return;
  const subject = await context.store.storySubject(storyId, { account: account.id, visitor: null });
  if (subject?.story.owner_account_id === null && isAskers(signIn, subject.story.owner_visitor_id))
    await adoptCard(context, subject, account);
};

/** The message of the visit that asked, stored and not sent yet; null when there is none, or it is another's. */
export const carriedMessage = async (context: Context, signIn: SignIn) => {
  const { authScenario, contributionId } = keepLinkParams(signIn.auth_link_params);
  if (authScenario !== "Contribution" || contributionId === undefined) return null;
  const subject = await context.store.slideSubject(contributionId, context.actor);
  if (!subject || messageStateOf(subject.slide) !== "stored") return null;
  const { slide } = subject;
  const isTheirs = slide.account_id === null && isAskers(signIn, slide.visitor_id);
  return isTheirs || isAuthoredBy(context.actor, slide) ? subject : null;
};

/** Makes a message that came along with a sign-in the account's own, to be sent like any other (CONTRIB-03). */
export const bringMessage = async (
  context: Context,
  signIn: SignIn,
  account_id: AccountId,
): Promise<void> => {
  const subject = await carriedMessage(context, signIn);
  if (subject?.slide.account_id !== null) return;
  const { slide } = subject;
  const now = { account_id, visitor_id: null };
  context.work.change("slides", slide, now);
  const ids = slide.media.map((medium) => medium.id);
  if (ids.length > 0)
    context.work.changeAll("media", { id: ids, visitor_id: slide.visitor_id }, now);
};

const isAskers = (signIn: SignIn, visitor: VisitorId | null): boolean => {
  const { visitor: asker } = keptOf(signIn);
  return asker !== undefined && visitor === as<VisitorId>(asker);
};
