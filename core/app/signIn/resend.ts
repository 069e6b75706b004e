import { resendErrorShown, resentShown } from "#core/domain/timers/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import type { Cancel, Message, Outcome, Span } from "#core/kernel/index.ts";
import { requestCode } from "./code.ts";
import type { Resending, SignInState, Using } from "./state.ts";
import { keepUnderWay } from "./underWay.ts";

/** What is said of one attempt does not go away in the middle of the next. */
const fading = new WeakMap<Resending, Cancel>();
const fade = (shown: Resending, { clock }: Using["ports"], span: Span): void => {
  const idle = () => Object.assign(shown, { resend: "idle", resendError: null });
  fading.set(shown, clock.after(span, idle));
};

type Sent = Outcome<{ readonly auth_context_id: string }>;

/**
 * Asks for another one for the same sign-in; what is said of it goes away by itself (AUTH-17, AUTH-18).
 * @param anew asks where that sign-in is over: the answer to its code may have been lost on the way
 */
export const askAgain = async (
  shown: Resending,
  { session, ports }: Using,
  auth_context_id: string,
  failed: Message,
  anew?: () => Promise<Sent>,
): Promise<Sent> => {
  fading.get(shown)?.();
  shown.resend = "sending";
  shown.resendError = null;
  let answer: Sent = await session.api("resendCode", { body: { auth_context_id } });
  if (anew && !answer.ok && ["gone", "notFound"].includes(answer.refusal.code))
    answer = await anew();
  if (answer.ok) {
    shown.resend = "sent";
    fade(shown, ports, resentShown);
    return answer;
  }
  shown.resend = "idle";
  if (answer.refusal.code === "locked") return answer;
  shown.resendError = failed;
  fade(shown, ports, resendErrorShown);
  return answer;
};

/** Another code or link for the sign-in under way. */
export const sendAgain = async (signIn: SignInState, using: Using): Promise<void> => {
  const { session } = using;
  if (signIn.resend === "sending" || session.contextId === null) return;
  const failed = signIn.panel === "linkSent" ? signInWords.noLink : signInWords.noCode;
  const anew = () => requestCode(signIn, using);
  const answer = await askAgain(signIn, using, session.contextId, failed, anew);
  if (answer.ok) {
    session.contextId = answer.value.auth_context_id;
    keepUnderWay(signIn, using);
    // what was wrong was wrong with the code before
    if (signIn.error !== null) signIn.code = "";
    signIn.error = null;
  } else if (answer.refusal.code === "locked") signIn.refuse(answer.refusal);
};
