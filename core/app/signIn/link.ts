import { actingOf, unasked } from "#core/domain/auth/index.ts";
import { wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import { fromLink } from "../session/index.ts";
import { invitationOf } from "./code.ts";
import { enter, leadOn } from "./finish.ts";
import type { SignInState, Using } from "./state.ts";

type Context = AnswerOf<"readAuthContext">["auth_context"];

/** Nobody answered, or nobody could: the link is as good as it was. */
const isLater = (code: string): boolean => code === "network" || code === "fault";
const over = ({ registration }: Context) => (registration ? "registration" : "login");

/** Half a link, as some programs cut it, is none: it would ask another address of the server. */
const isContext = /^[\w-]+$/;

const read = async (
  signIn: SignInState,
  { session }: Using,
  id: string,
): Promise<Context | null> => {
  if (!isContext.test(id)) {
    signIn.expiredLink = "auth";
    return null;
  }
  const answer = await session.api("readAuthContext", { path: { id } });
  if (answer.ok) {
    const { auth_context: context } = answer.value;
    signIn.email = context.email;
    signIn.isRegistration = context.registration;
    if (!context.expired) return context;
    // followed before, in this browser: there is nothing to be done again (F-25)
    if (session.isSignedIn && session.profile?.email === context.email) signIn.isDone = true;
    else signIn.expiredLink = over(context);
  } else if (isLater(answer.refusal.code)) signIn.error = wordsOf(answer.refusal);
  else signIn.expiredLink = "auth";
  return null;
};

export const readLink = async (signIn: SignInState, using: Using, id: string): Promise<void> => {
  const context = await read(signIn, using, id);
  if (context === null && signIn.isDone) await showCarried(signIn, using, id);
};

/** Signs in by the link's token, and goes on with what the link carries (OPEN-53). */
export const followLink = async (
  signIn: SignInState,
  using: Using,
  id: string,
  token: string,
): Promise<void> => {
  const context = await read(signIn, using, id);
  if (context === null) return;
  const { session } = using;
  const proof = { email: context.email, auth_token: token, auth_context_id: id };
  const { auth_link_params: params, needs_agreement: asks } = context;
  // the invitation that the link was asked for with; in another visit it is agreed to first
  const invitation = asks ? {} : invitationOf(params);
  const names = { first_name: context.first_name, last_name: context.last_name };
  const answer = context.registration
    ? await session.api("register", { body: { ...proof, ...names, ...invitation } })
    : await session.api("login", { body: proof });
  if (!answer.ok) {
    const { code } = answer.refusal;
    if (code === "locked") signIn.panel = "locked";
    else if (isLater(code)) signIn.error = wordsOf(answer.refusal);
    else signIn.expiredLink = over(context);
    return;
  }
  session.anonymous.remember(
    fromLink(asks || actingOf(params) === null ? unasked(params) : params),
  );
  await enter(signIn, using, answer.value.auth, "link");
  if (!asks || !(await showCarried(signIn, using, id))) await leadOn(signIn, using, "link");
};

/** Shows what a link from another visit would do; false when it is known that there is nothing to agree to. */
const showCarried = async (signIn: SignInState, { session }: Using, id: string) => {
  const read = await session.api("readCarried", { path: { id } });
  signIn.carried = read.ok ? read.value.carried : null;
  if (!read.ok && isLater(read.refusal.code)) signIn.error = wordsOf(read.refusal);
  return signIn.carried !== null || signIn.error !== null;
};

/** Does what the link carried, now that the person has seen it (OPEN-166). */
export const agree = async (signIn: SignInState, using: Using, id: string): Promise<void> => {
  const { session } = using;
  const read = await session.api("readAuthContext", { path: { id } });
  const agreed = read.ok ? await session.api("agreeToCarried", { path: { id } }) : read;
  if (!agreed.ok || !read.ok) {
    if (!agreed.ok) signIn.error = wordsOf(agreed.refusal);
    return;
  }
  session.anonymous.remember(fromLink(read.value.auth_context.auth_link_params));
  signIn.carried = null;
  await leadOn(signIn, using, "link");
};

/** Leaves it: nothing of it stays here, and what this browser had under way goes on. */
export const leaveCarried = async (signIn: SignInState, using: Using): Promise<void> => {
  signIn.carried = null;
  await leadOn(signIn, using, "link");
};
