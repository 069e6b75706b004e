import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

interface PostFacts {
  readonly card: Named;
  /** The name on the envelope. */
  readonly to: string;
  /** Null where the card was deleted meanwhile. */
  readonly story_id: string | null;
}

const there = (story_id: string | null): string =>
  story_id === null ? paths.home() : paths.edit(story_id);

/** A printed card is a step on; `day` is when it should be there, null where nobody knows. */
const stepMail =
  (words: typeof mailWords.printing | typeof mailWords.posted) =>
  (
    site: Site,
    { card, to, day, story_id }: PostFacts & { readonly day: string | null },
  ): LastingMail =>
    compose(site, {
      subject: words.subject(card),
      heading: words.heading(card),
      paragraphs: [words.text(to), ...(day === null ? [] : [words.arrives({ day })])],
      button: { words: words.button, path: there(story_id) },
      footer: mailWords.because.paid(site.productName),
    });
/** A printed card is being made. */
export const printingMail = stepMail(mailWords.printing);
/** A printed card is on its way. */
export const postedMail = stepMail(mailWords.posted);

/** A printed card isn't made after all; `amount` is the money that goes back, null where it is a credit. */
export const postCancelledMail = (
  site: Site,
  { card, to, amount, story_id }: PostFacts & { readonly amount: number | null },
): LastingMail => {
  const words = mailWords.postCancelled;
  return compose(site, {
    subject: words.subject(card),
    heading: words.heading(card),
    paragraphs: [
      words.text(card, to),
      amount === null ? words.credit : words.money(formatMoney(amount)),
      words.help,
    ],
    button: { words: words.button, path: there(story_id) },
    footer: mailWords.because.paid(site.productName),
  });
};
