import type { Message } from "#core/kernel/index.ts";
import { isBlank } from "../form/index.ts";
import { peopleWords } from "../words/index.ts";

/** Longest thanks, group and recipient message (OPEN-81). */
export const messageMaximum = 300;

/** What is wrong with a message to people, in words; undefined when it is accepted (OPEN-81, SLIDE-35). */
export const refuseMessage = (value: string, required = true): Message | undefined => {
  const message = value.trim();
  if (isBlank(message)) return required ? peopleWords.messageMissing : undefined;
  return message.length > messageMaximum ? peopleWords.messageTooLong : undefined;
};
