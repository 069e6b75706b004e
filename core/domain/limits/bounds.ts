import type { Message } from "#core/kernel/index.ts";
import { days } from "#core/kernel/index.ts";
import { codeAttempts } from "../auth/code.ts";
import { invitationMaximum } from "../role/invite.ts";
import { slideWords } from "../slide/words.ts";
import { limitWords } from "../words/limits.ts";
import { peopleWords } from "../words/people.ts";

/** How much of something there may be at any time. */
export interface Bound {
  readonly counts: string;
  readonly most: number;
  /** What the refused person is told. */
  readonly says: Message;
}

/** What a message, a card and a person may hold, whenever it came (decision 0028). */
export const bounds = {
  messageBytes: {
    counts: "Bytes of one message’s words and settings, files not counted",
    most: 32_768,
    says: limitWords.messageTooBig,
  },
  cardBytes: {
    counts: "Bytes of all messages of a card, files not counted",
    most: 4_194_304,
    says: limitWords.cardFull,
  },
  cardMessages: {
    counts: "Messages that a card keeps, sent or not",
    most: 2000,
    says: limitWords.cardFull,
  },
  unsentMessages: {
    counts: "Unsent messages of one person in one card",
    most: 20,
    says: slideWords.tooMany,
  },
  wrongCodes: {
    counts: "Wrong codes in one login",
    most: codeAttempts,
    says: peopleWords.locked,
  },
  invitations: {
    counts: "Addresses invited at one time",
    most: invitationMaximum,
    says: peopleWords.tooManyInvitations("Fanfold"),
  },
} as const satisfies Record<string, Bound>;

/** A visitor who never logs in leaves cards, unsent messages and files behind; so long after the last change they go. */
export const abandonedAfter = days(60);

/** Bytes of a text in UTF-8. */
export const utf8Length = (text: string): number => {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};
