import { peopleWords } from "./people.ts";

/** What somebody is told who has reached a limit; when to try again follows. */
export const limitWords = {
  tooMuch: "That was a lot at once.",
  mails: "You’ve sent a lot of emails.",
  toThem: "You’ve sent this person a lot of emails.",
  theyHadEnough: "This person has received a lot of invitations.",
  invitedAlready: "You’ve already invited this person.",
  nudgedToday: "You’ve already nudged this person today.",
  sentAlready: "You’ve sent this person the card several times.",
  tests: "You’ve sent yourself a lot of test emails.",
  cards: "You’ve started a lot of cards.",
  drafts: "You’ve started a lot of messages.",
  uploads: "You’ve added a lot of files.",
  /** ERR-03 to the letter, then what still works. */
  codesLocked: `${peopleWords.locked} ${peopleWords.linkStillWorks}`,
  messageTooBig: "This message is too big. Please shorten it.",
  cardFull: "This card can’t hold any more messages.",
  /** “Please try again in 5 minutes.” */
  again: (seconds: number): string => {
    const minutes = Math.ceil(seconds / 60);
    const hours = Math.ceil(seconds / 3600);
    if (minutes <= 1) return "Please try again in a minute.";
    if (minutes < 60) return `Please try again in ${minutes} minutes.`;
    if (hours <= 1) return "Please try again in an hour.";
    if (hours < 20) return `Please try again in ${hours} hours.`;
    return "Please try again tomorrow.";
  },
} as const;
