import { wayBackLife } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import { days } from "#core/kernel/index.ts";
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

interface Changed {
  /** The account's address from now on. */
  readonly email: string;
  readonly supportEmail: string;
}

/** Told to the old address, with the way back, so that a change nobody asked for is noticed and undone (F-08). */
export const emailChangedMail = (
  site: Site,
  { email, supportEmail, token }: Changed & { readonly token: string },
): LastingMail => {
  const words = mailWords.emailChanged;
  return compose(site, {
    subject: words.subject(site.productName),
    heading: words.heading,
    paragraphs: [words.text(email), words.way(wayBackLife / days(1)), words.help(supportEmail)],
    button: { words: words.button, path: paths.restoreAddress(encodeURIComponent(token)) },
    footer: mailWords.because.account(site.productName),
  });
};

/** Told to the address that was taken away again: no way back from here, or the two would go on for ever. */
export const emailRestoredMail = (site: Site, { email, supportEmail }: Changed): LastingMail => {
  const words = mailWords.emailRestored;
  return compose(site, {
    subject: words.subject(site.productName),
    heading: words.heading,
    paragraphs: [words.text(email), words.help(supportEmail)],
    button: { words: words.button, path: paths.login },
    footer: mailWords.because.account(site.productName),
  });
};
