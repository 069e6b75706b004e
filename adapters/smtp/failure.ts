import type { Mailer } from "#core/service/ports/index.ts";

type Failure = Extract<Awaited<ReturnType<Mailer["send"]>>, { ok: false }>;

interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** Refusals of the connection or of our own sign-in are the operator's to mend: the mail keeps. */
const ofThisServer = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|API)/;

/**
 * Whether a mail may be tried again: not when the mail itself was refused for good (5xx), else yes. The
 * reason names the code and the step only, since servers like to repeat the address in their words.
 */
export const failureOf = (error: unknown): Failure => {
  const { code, command, responseCode } = (error ?? {}) as SmtpError;
  const step = typeof command === "string" ? command : "";
  const status = typeof responseCode === "number" ? responseCode : null;
  const badMail = status === null && (code === "EENVELOPE" || code === "EMESSAGE");
  const forGood = status !== null && status >= 500 && code !== "EAUTH" && !ofThisServer.test(step);
  const words = [status ?? (typeof code === "string" ? code : "failed"), step && `at ${step}`];
  return { ok: false, again: !badMail && !forGood, reason: words.filter(Boolean).join(" ") };
};
