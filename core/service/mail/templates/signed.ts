import { paths } from "#core/domain/navigation/index.ts";
import type { Signed } from "#core/domain/nudging/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { composeLeavable, type LeavableMail, type Site } from "./compose.ts";

export interface SignedFacts extends Signed {
  readonly storyId: string;
  readonly card: Named;
  /** The day to sign by, and the day that the card goes out on, where one is planned: YYYY-MM-DD. */
  readonly day: string;
  readonly scheduled: string | null;
  /** The own path that ends such mails. */
  readonly wayOut: string;
}

const words = mailWords.signed;

/** To the organiser, once: everyone has signed, or the day to sign by is over (decision 0075). */
export const signedMail = (site: Site, facts: SignedFacts): LeavableMail => {
  const { card, signed, total, isEveryone, day, scheduled, storyId, wayOut } = facts;
  const next = scheduled
    ? words.way.scheduled({ day: scheduled })
    : words.way[isEveryone ? "send" : "time"];
  return composeLeavable(
    site,
    {
      subject: isEveryone ? words.subject.all(card) : words.subject.some(card, signed, total),
      heading: isEveryone ? words.heading.all : words.heading.some(signed, total),
      paragraphs: [isEveryone ? words.text.all(total) : words.text.some({ day }), next],
      button: { words: words.button, path: paths.edit(storyId) },
      footer: mailWords.because.digest,
      choice: { words: mailWords.howOften, path: paths.emails },
      wayOut,
    },
    "news",
  );
};
