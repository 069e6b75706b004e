import type { Auth } from "#core/domain/account/index.ts";
import { withModal } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { wordsOf } from "#core/kernel/index.ts";
import { resume } from "../session/index.ts";
import type { SignInState, Using } from "./state.ts";
import { forgetUnderWay } from "./underWay.ts";

type Way = "code" | "link" | "provider";

/** Keeps the tokens, and tells whoever waits for it. */
export const enter = async (
  signIn: SignInState,
  using: Using,
  auth: Auth,
  by: Way,
): Promise<void> => {
  signIn.isDone = true;
  forgetUnderWay(using);
  await using.session.signedIn(auth);
  // whoever waits in the tab that asked for the link sees there that it was followed
  if (by === "link") using.session.tabs.inform(signInWords.signedIn);
};

/** Signed in, and led on once a name is known (AUTH-21, OPEN-51). */
export const finish = async (
  signIn: SignInState,
  using: Using,
  auth: Auth,
  by: Way = "code",
): Promise<void> => {
  await enter(signIn, using, auth, by);
  const { profile } = using.session;
  if (by === "provider" && profile !== null && !(profile.first_name && profile.last_name)) {
    signIn.email = profile.email;
    signIn.firstName = profile.first_name;
    signIn.lastName = profile.last_name;
    signIn.needsName = true;
    signIn.panel = "name";
    return;
  }
  await leadOn(signIn, using, by);
};

/** Saves the name of an account that lacked nothing else, and finishes the sign-in (ACCT-03). */
export const saveNames = async (signIn: SignInState, using: Using): Promise<void> => {
  const { refreshToken } = using.session;
  const saved = await using.session.api("changeAccount", {
    body: {
      first_name: signIn.firstName.trim(),
      last_name: signIn.lastName.trim(),
      ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    },
  });
  if (!saved.ok) {
    signIn.error = wordsOf(saved.refusal);
    return;
  }
  using.session.renew(saved.value.auth, saved.value.account);
  await leadOn(signIn, using, "provider");
};

/**
 * Leads a person who signed in on with what was under way, else back to where they were, else home (OPEN-45, AUTH-36).
 */
export const leadOn = async (
  signIn: SignInState,
  { session, ports }: Using,
  by: Way,
): Promise<void> => {
  const { authScenario } = session.anonymous.data;
  const { path, lost } = await resume(session);
  const { returnTo } = signIn;
  // its card cannot be loaded: then the referrer counts, unless it is that card (OPEN-57, OPEN-168)
  const isBack = lost !== undefined && returnTo !== null && !returnTo.split(/[/?#]/).includes(lost);
  // what came back from a provider was good for once
  const go = (to: string) => ports.navigator.go(to, { replace: by === "provider" });
  // the page itself, with what was asked for over it
  const isThere = signIn.returnTo?.split(/[?#]/)[0] === path;
  if (isBack) go(returnTo);
  else if (authScenario !== null) go(isThere ? (signIn.returnTo ?? path) : path);
  else if (signIn.returnTo !== null) go(signIn.returnTo);
  else if (by === "link" || signIn.isRegistration)
    go(session.modals.bring(withModal(path, "auth-success", { tab: by === "link" })));
  else go(path);
};
