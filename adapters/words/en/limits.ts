import type { limitWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const limits = {
  "limits.tooMuch": "That was a lot at once.",
  "limits.mails": "You’ve sent a lot of emails.",
  "limits.toThem": "You’ve sent this person a lot of emails.",
  "limits.theyHadEnough": "This person has received a lot of invitations.",
  "limits.invitedAlready": "You’ve already invited this person.",
  "limits.nudgedToday": "You’ve already nudged this person today.",
  "limits.sentAlready": "You’ve sent this person the card several times.",
  "limits.tests": "You’ve sent yourself a lot of test emails.",
  "limits.cards": "You’ve started a lot of cards.",
  "limits.drafts": "You’ve started a lot of messages.",
  "limits.uploads": "You’ve added a lot of files.",
  "limits.searches": "You’ve searched a lot in a short time.",
  "limits.found": "That’s a lot of GIFs and songs at once.",
  "limits.previews": "You’ve looked into a lot of files in a short time.",
  "limits.calendars": "You’ve looked into a lot of calendars in a short time.",
  "limits.payments": "You’ve tried to pay a lot of times.",
  "limits.codesLocked":
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support. The link in our latest email still works.",
  "limits.messageTooBig": "This message is too big. Please shorten it.",
  "limits.cardFull": "This card can’t hold any more messages.",
  "limits.of": "{email}: {what}",
  "limits.until": "{what} {when}",
} as const satisfies Readonly<Record<KeysOf<typeof limitWords>, string>>;
