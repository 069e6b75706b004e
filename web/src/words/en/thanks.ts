/** Saying thank you. */
export const thanks = {
  "thanks.page": "Say thank you to {name}",
  "thanks.title": "Say thank you",
  "thanks.dear": "Dear {name},",
  "thanks.dearAll": "Dear {name} and everyone,",
  "thanks.placeholder": "What would you like to tell them?",
  "thanks.send": "Send thanks",
  "thanks.sending": "Sending",
  "thanks.goesTo": "Goes to {name}, who put this card together.",
  "thanks.sent": "Thanks sent",
  "thanks.sentOn": "{name} was told on {day}.",
  "thanks.remove": "Remove",
  "thanks.removeTitle": "Remove your thanks?",
  "thanks.removeSure":
    "It disappears from the card. The e-mail that told about it stays where it is.",
  "thanks.removeYes": "Remove",
  "thanks.removeNo": "Keep it",
  "thanks.removed": "Your thanks were removed",
} as const;
