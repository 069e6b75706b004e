import { toLink } from "../session/index.ts";
import { finish } from "./finish.ts";
import type { SignInState, Using } from "./state.ts";
import { keepUnderWay } from "./underWay.ts";

/** Whoever signs up by an invitation accepts it with that. */
export const invitationOf = ({ joinToken }: { readonly joinToken?: string | null | undefined }) =>
  joinToken ? { join_token: joinToken } : {};

/** Asks for a mail with a code, or a link (AUTH-20). */
export const requestCode = (signIn: SignInState, { session }: Using) => {
  const names = { first_name: signIn.firstName.trim(), last_name: signIn.lastName.trim() };
  const { joinToken } = session.anonymous.data;
  session.anonymous.remember({
    // beside an invitation it is the address that was invited, which may be another one (AUTH-23)
    ...(joinToken === null ? { email: signIn.usedEmail } : {}),
    firstName: names.first_name || null,
    lastName: names.last_name || null,
  });
  return session.api("requestCode", {
    body: {
      email: signIn.usedEmail,
      ...(signIn.isRegistration ? names : {}),
      verify_type: signIn.usesLink ? "link" : "code",
      auth_link_params: toLink(session.anonymous.data),
    },
  });
};

/** A code by mail, or a link. The code that was typed before belongs to the one before. */
export const askForCode = async (signIn: SignInState, using: Using): Promise<void> => {
  const { session } = using;
  const byLink = signIn.usesLink;
  const answer = await requestCode(signIn, using);
  if (!answer.ok) return signIn.refuse(answer.refusal);
  session.contextId = answer.value.auth_context_id;
  signIn.code = "";
  signIn.panel = byLink ? "linkSent" : "code";
  keepUnderWay(signIn, using);
};

/** Registers or logs in with the code that was typed (AUTH-14, AUTH-21). */
export const enterCode = async (signIn: SignInState, using: Using): Promise<void> => {
  const { session } = using;
  const { contextId } = session;
  const proof = {
    email: signIn.usedEmail,
    verify_code: signIn.code,
    ...(contextId === null ? {} : { auth_context_id: contextId }),
  };
  const answer = signIn.isRegistration
    ? await session.api("register", {
        body: {
          ...proof,
          first_name: signIn.firstName.trim(),
          last_name: signIn.lastName.trim(),
          ...invitationOf(session.anonymous.data),
        },
      })
    : await session.api("login", { body: proof });
  if (!answer.ok) return signIn.refuse(answer.refusal);
  await finish(signIn, using, answer.value.auth);
};
