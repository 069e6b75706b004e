import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { composeLeavable, type LeavableMail, type Site } from "./compose.ts";

export interface ReminderMailFacts {
  readonly id: string;
  readonly title: Named;
  /** The day of the occasion, YYYY-MM-DD, and how many days it is off. */
  readonly day: string;
  readonly daysLeft: number;
  /** The own path that ends such mails. */
  readonly wayOut: string;
}

/** An occasion is near: one button, to the covers for it (OPEN-26, ROUTE-30). */
export const reminderMail = (
  site: Site,
  { id, title, day, daysLeft, wayOut }: ReminderMailFacts,
): LeavableMail => {
  const words = mailWords.reminder;
  const read = { day };
  return composeLeavable(
    site,
    {
      subject: daysLeft === 0 ? words.today(title) : words.subject(title, read),
      heading: daysLeft === 0 ? words.today(title) : words.heading(title),
      paragraphs: [words.text(read, daysLeft)],
      button: { words: words.button, path: paths.shopForReminder(id) },
      footer: mailWords.because.reminder,
      wayOut,
    },
    "reminders",
  );
};
