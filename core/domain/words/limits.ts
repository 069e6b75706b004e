import { peopleWords } from "./people.ts";

/** What somebody is told who has reached a limit; when to try again follows. */
export const limitWords = {
  tooMuch: "That was a lot at once.",
  mails: "You have sent a lot of emails.",
  toThem: "You have sent this person a lot of emails.",
  theyHadEnough: "This person has had a lot of invitations.",
  invitedAlready: "You have invited this person already.",
  nudgedToday: "You have already nudged this person today.",
  sentAlready: "You have sent this person the card several times.",
  tests: "You have sent yourself a lot of test emails.",
  cards: "You have started a lot of cards.",
  drafts: "You have started a lot of messages.",
  uploads: "You have added a lot of files.",
  /** ERR-03 to the letter, then what still works. */
  codesLocked: `${peopleWords.locked} ${peopleWords.linkStillWorks}`,
  messageTooBig: "This message holds too much. Please shorten it.",
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
