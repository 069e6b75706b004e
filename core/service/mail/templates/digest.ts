import type { CardNews } from "#core/domain/digest/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { composeLeavable, type LeavableMail, type Site } from "./compose.ts";

export interface DigestCard extends CardNews {
  readonly storyId: string;
  readonly card: Named;
}
export interface DigestFacts {
  /** At least one. */
  readonly cards: readonly DigestCard[];
  /** The own path that ends such mails. */
  readonly wayOut: string;
}

const words = mailWords.digest;

/** Names as they stand in a sentence: up to three, or two and how many there are besides. */
const fromWhom = ({ names, people, messages }: CardNews) => {
  const [a = "", b = "", c = ""] = names;
  const isShort = people <= 3 && names.length === people;
  const shown = isShort ? people : Math.min(2, names.length);
  const how = isShort ? "all" : "some";
  return words.from({ a, b, c }, messages, `${how}${shown}`, people - shown);
};

const partOf = (news: DigestCard) => {
  const edit = `/edit/${encodeURIComponent(news.storyId)}`;
  const isHeld = news.waiting > 0;
  return {
    words: [fromWhom(news), ...(isHeld ? [words.waiting(news.waiting, news.messages)] : [])],
    button: {
      words: isHeld ? words.button.review : words.button.view,
      path: isHeld ? `${edit}/approve_contributions` : edit,
    },
  };
};

/** To the organiser, once a day: what came into their cards, each with a button to it (decision 0074). */
export const digestMail = (site: Site, { cards, wayOut }: DigestFacts): LeavableMail => {
  const messages = cards.reduce((sum, card) => sum + card.messages, 0);
  const [first, ...more] = cards;
  const card = first?.card ?? mailWords.aCard;
  const subject = words.subject(card, messages, cards.length);
  const foot = {
    footer: mailWords.because.digest,
    choice: { words: mailWords.howOften, path: paths.emails },
    wayOut,
  };
  if (first && more.length === 0) {
    const { words: paragraphs, button } = partOf(first);
    return composeLeavable(
      site,
      { subject, heading: subject, paragraphs, button, ...foot },
      "news",
    );
  }
  const parts = cards.map((one) => ({ ...partOf(one), heading: one.card }));
  const heading = words.heading(messages);
  return composeLeavable(site, { subject, heading, paragraphs: [], parts, ...foot }, "news");
};
