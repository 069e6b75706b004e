import { signInWords } from "#core/domain/words/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { SignInState, Using } from "./state.ts";

/** AUTH-17: how long it is said that another one was sent. */
const saidFor = seconds(2);
/** AUTH-18. */
const errorFor = seconds(8);

/** Another code or link for the same sign-in; what it says goes away by itself. */
export const sendAgain = async (
  signIn: SignInState,
  { session, outside }: Using,
): Promise<void> => {
  if (signIn.resend === "sending" || session.contextId === null) return;
  signIn.resend = "sending";
  signIn.resendError = null;
  const answer = await session.api("resendCode", { body: { auth_context_id: session.contextId } });
  if (answer.ok) {
    session.contextId = answer.value.auth_context_id;
    signIn.resend = "sent";
    outside.clock.after(saidFor, () => {
      signIn.resend = "idle";
    });
    return;
  }
  signIn.resend = "idle";
  if (answer.refusal.code === "locked") return signIn.refuse(answer.refusal);
  signIn.resendError = signIn.panel === "linkSent" ? signInWords.noLink : signInWords.noCode;
  outside.clock.after(errorFor, () => {
    signIn.resendError = null;
  });
};
