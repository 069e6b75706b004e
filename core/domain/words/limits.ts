import { type Message, messages } from "#core/kernel/index.ts";

const n = (count: number) => ({ n: count });
/** When it is worth trying again. */
export const againWords = /* @__PURE__ */ messages("again", {
  minutes: n,
  hours: n,
  tomorrow: null,
});

/** What somebody is told who has reached a limit; when to try again follows. */
export const limitWords = /* @__PURE__ */ messages("limits", {
  tooMuch: null,
  mails: null,
  toThem: null,
  theyHadEnough: null,
  invitedAlready: null,
  nudgedToday: null,
  sentAlready: null,
  tests: null,
  cards: null,
  drafts: null,
  uploads: null,
  searches: null,
  found: null,
  previews: null,
  calendars: null,
  payments: null,
  /** ERR-03 to the letter, then what still works. */
  codesLocked: null,
  messageTooBig: null,
  cardFull: null,
  /** Of one address among several. */
  of: (email: string, what: Message) => ({ email, what }),
  /** What was reached, and when to try again. */
  until: (what: Message, when: Message) => ({ what, when }),
});

/** “Please try again in 5 minutes.” */
export const againIn = (seconds: number): Message => {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(seconds / 3600);
  if (minutes < 60) return againWords.minutes(Math.max(1, minutes));
  return hours < 20 ? againWords.hours(hours) : againWords.tomorrow;
};
