import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

/** The private link of a guest’s message (decision 0076). */
export const privateLinkMail = (
  site: Site,
  { card, token }: { readonly card: Named; readonly token: string },
): LastingMail => {
  const words = mailWords.privateLink;
  return compose(site, {
    subject: words.subject(card),
    heading: words.heading,
    paragraphs: [words.text(card), words.keep],
    button: { words: words.button, path: paths.privateLink(token) },
    footer: mailWords.because.guest,
  });
};
