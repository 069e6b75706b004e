import { wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import { fromLink } from "../session/index.ts";
import { invitationOf } from "./code.ts";
import { finish } from "./finish.ts";
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
    signIn.expiredLink = over(context);
  } else if (isLater(answer.refusal.code)) signIn.error = wordsOf(answer.refusal);
  else signIn.expiredLink = "auth";
  return null;
};

export const readLink = async (signIn: SignInState, using: Using, id: string): Promise<void> => {
  await read(signIn, using, id);
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
  // the invitation that the link was asked for with, wherever it is opened
  const invitation = invitationOf(context.auth_link_params);
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
  session.anonymous.remember(fromLink(context.auth_link_params));
  await finish(signIn, using, answer.value.auth, "link");
};
