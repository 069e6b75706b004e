/** The thank-you as the card's organiser reads it (OPEN-171). */
export const thankYou = {
  "thankYou.page": "Your thank-you",
  "thankYou.title": "{name} says thank you",
  "thankYou.titleNoName": "Someone says thank you",
  "thankYou.sentOn": "Written on {day}. Only you and who wrote it can read it.",
  "thankYou.mark": "for you",
  "thankYou.hide": "Hide",
  "thankYou.show": "Show again",
  "thankYou.hidden": "Thank-you hidden",
  "thankYou.shown": "Thank-you shown again",
  "thankYou.undo": "Undo",
  "thankYou.hiddenHelp":
    "You’ve hidden this thank-you. The person who wrote it can still read it, and won’t be told.",
  "thankYou.none": "No thank-you yet",
  "thankYou.noneHelp": "When {name} says thank you, you’ll read it here.",
  "thankYou.noneHelpNoName": "When they say thank you, you’ll read it here.",
  "thankYou.back": "Back to card",
  "thankYou.read": "Read thank-you",
  "thankYou.came": "{name} says thank you",
  "thankYou.cameNoName": "There’s a thank-you for you",
} as const;

/** Saying thank you. */
export const thanks = {
  "thanks.page": "Say thank you to {name}",
  "thanks.title": "Say thank you",
  "thanks.dear": "Dear {name},",
  "thanks.dearAll": "Dear {name} and everyone,",
  "thanks.placeholder": "What would you like to say?",
  "thanks.send": "Send thank-you",
  "thanks.sending": "Sending…",
  "thanks.goesTo": "We’ll send it to {name}, who made this card. Only they will read it.",
  "thanks.sent": "Thank-you sent",
  "thanks.sentOn": "We told {name} on {day}.",
  "thanks.remove": "Remove thank-you",
  "thanks.removeTitle": "Remove your thank-you?",
  "thanks.removeSure":
    "{name} won’t find it with the card any more. We can’t take back the email that told them.",
  "thanks.removeYes": "Remove thank-you",
  "thanks.removeNo": "Keep",
  "thanks.removed": "Thank-you removed",
} as const;
