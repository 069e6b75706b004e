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

/** The card as its organisers edit it. */
interface OfCard {
  readonly whom: Named;
  readonly card: Named;
  readonly storyId: string;
}

/** To whoever owned a card until it was taken over: they go on helping. */
export const handedOverMail = (site: Site, facts: OfCard): LastingMail => {
  const words = mailWords.handedOver;
  return compose(site, {
    subject: words.subject(facts.whom, facts.card),
    heading: words.heading,
    paragraphs: [words.text(facts.whom, facts.card), words.what],
    button: { words: words.button, path: paths.edit(facts.storyId) },
    footer: mailWords.because.handedOver,
  });
};

/** To somebody of the group whom the owner has named beside them. */
export const coOwnerMail = (site: Site, facts: OfCard): LastingMail => {
  const words = mailWords.coOwner;
  return compose(site, {
    subject: words.subject(facts.whom, facts.card),
    heading: words.heading,
    paragraphs: [words.text(facts.whom, facts.card), words.what(facts.whom)],
    button: { words: words.button, path: paths.edit(facts.storyId) },
    footer: mailWords.because.coOwner(facts.whom),
  });
};
