import { resendErrorShown, resentShown } from "#core/domain/timers/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import type { Cancel, Span } from "#core/kernel/index.ts";
import type { Resending, SignInState, Using } from "./state.ts";

/** What is said of one attempt does not go away in the middle of the next. */
const fading = new WeakMap<Resending, Cancel>();
const fade = (shown: Resending, { clock }: Using["outside"], span: Span): void => {
  const idle = () => Object.assign(shown, { resend: "idle", resendError: null });
  fading.set(shown, clock.after(span, idle));
};

/** Asks for another one for the same sign-in; what is said of it goes away by itself (AUTH-17, AUTH-18). */
export const askAgain = async (
  shown: Resending,
  { session, outside }: Using,
  auth_context_id: string,
  failed: string,
) => {
  fading.get(shown)?.();
  shown.resend = "sending";
  shown.resendError = null;
  const answer = await session.api("resendCode", { body: { auth_context_id } });
  if (answer.ok) {
    shown.resend = "sent";
    fade(shown, outside, resentShown);
    return answer;
  }
  shown.resend = "idle";
  if (answer.refusal.code === "locked") return answer;
  shown.resendError = failed;
  fade(shown, outside, resendErrorShown);
  return answer;
};

/** Another code or link for the sign-in under way. */
export const sendAgain = async (signIn: SignInState, using: Using): Promise<void> => {
  const { session } = using;
  if (signIn.resend === "sending" || session.contextId === null) return;
  const failed = signIn.panel === "linkSent" ? signInWords.noLink : signInWords.noCode;
  const answer = await askAgain(signIn, using, session.contextId, failed);
  if (answer.ok) session.contextId = answer.value.auth_context_id;
  else if (answer.refusal.code === "locked") signIn.refuse(answer.refusal);
};
