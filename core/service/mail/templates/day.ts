import { mailWords } from "#core/domain/words/index.ts";

/** A calendar day or moment as mails say it, in UTC. */
export const dayAsRead = (day: string): string => {
  const date = new Date(day);
  const month = mailWords.months[date.getUTCMonth()] ?? "";
  return mailWords.day(date.getUTCDate(), month, date.getUTCFullYear());
};
