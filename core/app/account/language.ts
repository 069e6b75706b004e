import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";

/**
 * Keeps the language that somebody chose for their mails too, where they are logged in: the page itself keeps it in a
 * cookie. Answers what went wrong, or null.
 * @param locale a language tag (BCP 47)
 */
export const keepLanguage = async (
  { session }: Pick<AppContext, "session">,
  locale: string,
): Promise<Message | null> => {
  if (!session.isSignedIn) return null;
  const answer = await session.api("changeLanguage", { body: { locale } });
  return answer.ok ? null : wordsOf(answer.refusal);
};
