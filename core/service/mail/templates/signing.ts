import { mailWords } from "#core/domain/words/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

export interface SigningFacts {
  readonly registration: boolean;
  readonly code: string;
  /** Id of the sign-in in progress and its link token (OPEN-32). */
  readonly context: string;
  readonly token: string;
}

/** The code and the link, to sign in or to sign up (OPEN-47). */
export const signingMail = (site: Site, facts: SigningFacts): LastingMail => {
  const words = facts.registration ? mailWords.signUp : mailWords.signIn;
  return compose(site, {
    subject: words.subject(facts.code, site.productName),
    heading: words.heading,
    paragraphs: [words.text],
    code: facts.code,
    button: {
      words: words.button,
      path: `/auth?context=${encodeURIComponent(facts.context)}&token=${encodeURIComponent(facts.token)}`,
    },
    footer: mailWords.because.code,
  });
};
