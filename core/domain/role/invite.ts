import { done, invalidFields, type Outcome } from "#core/kernel/index.ts";
import { looksLikeEmail } from "../form/index.ts";
import { peopleWords } from "../words/index.ts";

/** ROLE-15. */
export const invitationMaximum = 50;

/** Writes an e-mail address as it is kept and compared: trimmed, in lower case. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

const field = "join_emails";

/**
 * The addresses to invite, each once: at most 50 as they were typed, each of the right shape (ROLE-15, ERR-17).
 * The refusal names `join_emails`, by which a client knows it.
 */
export const checkInvitations = (
  typed: readonly string[],
  productName: string,
): Outcome<readonly string[], "invalid"> => {
  if (typed.length > invitationMaximum)
    return invalidFields([{ field, message: peopleWords.tooManyInvitations(productName) }]);
  const emails = [...new Set(typed.map(plainEmail).filter((e) => e !== ""))];
  if (emails.length === 0) return invalidFields([{ field, message: peopleWords.noInvitations }]);
  const bad = emails.filter((e) => !looksLikeEmail(e));
  if (bad.length > 0)
    return invalidFields(bad.map((e) => ({ field, message: peopleWords.badInvitation(e) })));
  return done(emails);
};
