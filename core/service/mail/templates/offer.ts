import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

/** To whoever is offered a card to organise, with the page on which they take it over or say no (decision 0077). */
export const offerMail = (
  site: Site,
  facts: { readonly whom: Named; readonly card: Named; readonly token: string },
): LastingMail => {
  const words = mailWords.offer;
  return compose(site, {
    subject: words.subject(facts.whom, facts.card),
    heading: words.heading,
    paragraphs: [words.text(facts.whom, facts.card), words.what, words.until],
    button: { words: words.button, path: paths.handOver(facts.token) },
    footer: mailWords.because.offered(facts.whom),
  });
};
