import { minutes } from "#core/kernel/index.ts";
import type { Check } from "#core/service/ports/index.ts";
import type { SmtpMailer } from "./smtp.ts";

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** What an operator can do about a connection that failed; the server's own words may hold addresses. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  const word = [responseCode, code].filter((part) => part !== undefined).join(" ") || "failed";
  if (code === "EAUTH")
    return `The mail server refuses the user name or the password (${word}). See SMTP_URL.`;
  if (code === "ETLS" || /CERT|SSL|TLS|SELF_SIGNED/.test(String(code)))
    return `The connection to the mail server can’t be made secure (${word}). See SMTP_URL.`;
  if (responseCode !== undefined)
    return `The mail server turns the connection away (${word}). See SMTP_URL.`;
  return `The mail server can’t be reached (${word}). Emails wait until it can. See SMTP_URL.`;
};

/** The mail server answers, and lets this server sign in. */
export const smtpCheck = (mailer: Pick<SmtpMailer, "check">): Check => ({
  name: "mail",
  purpose: "Sends login codes, invitations and cards.",
  failing: "degraded",
  every: minutes(5),
  look: () =>
    mailer.check().then(
      () => null,
      (error: unknown) => reasonOf(error),
    ),
});
