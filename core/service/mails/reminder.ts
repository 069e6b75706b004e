import { paths } from "#core/domain/navigation/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import { compose, type MailText, type Site } from "./compose.ts";
import { dayAsRead } from "./day.ts";

export interface ReminderMailFacts {
  readonly id: string;
  readonly title: string;
  /** The day of the occasion, YYYY-MM-DD, and how many days it is off. */
  readonly day: string;
  readonly daysLeft: number;
}

/** An occasion is near: one button, to the covers for it (OPEN-26, ROUTE-30). */
export const reminderMail = (
  site: Site,
  { id, title, day, daysLeft }: ReminderMailFacts,
): MailText => {
  const words = mailWords.reminder;
  const read = dayAsRead(day);
  return compose(site, {
    subject: daysLeft === 0 ? words.today(title) : words.subject(title, read),
    heading: daysLeft === 0 ? words.today(title) : words.heading(title),
    paragraphs: [words.text(read, daysLeft)],
    button: { words: words.button, path: paths.shopForReminder(id) },
    footer: mailWords.because.reminder,
  });
};
