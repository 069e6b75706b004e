import { paths } from "#core/domain/navigation/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

/** The code that proves a new address; no link to sign in with, which would begin a second account (API-04). */
export const newAddressMail = (site: Site, code: string): LastingMail => {
  const words = mailWords.newAddress;
  return compose(site, {
    subject: words.subject(code, site.productName),
    heading: words.heading,
    paragraphs: [words.text],
    code,
    button: { words: words.button, path: paths.account },
    footer: mailWords.because.newAddress,
  });
};
