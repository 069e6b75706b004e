/** The way out of mails. */
export const unsubscribe = {
  "unsubscribe.opening": "Opening…",
  "unsubscribe.heading_invitations": "Stop getting invitations?",
  "unsubscribe.help_invitations":
    "We’ll no longer email you when someone invites you to a card, or reminds you to sign it. Cards made for you and login codes will still arrive.",
  "unsubscribe.heading_reminders": "Stop getting reminders?",
  "unsubscribe.help_reminders":
    "We’ll no longer email you before the occasions you’ve saved. Your reminders stay in your account.",
  "unsubscribe.heading_news": "Stop emails about new messages?",
  "unsubscribe.help_news":
    "We’ll no longer email you when people sign your cards. You’ll still hear when someone asks to join, says thank you, or when an email didn’t arrive.",
  "unsubscribe.leave": "Unsubscribe",
  "unsubscribe.left_invitations": "Invitations stopped",
  "unsubscribe.leftHelp_invitations":
    "You won’t get invitations at this email address any more. Anyone can still send you a card’s invite link themselves.",
  "unsubscribe.left_reminders": "Reminders stopped",
  "unsubscribe.leftHelp_reminders":
    "You won’t get reminders at this email address any more. They’re still in your account.",
  "unsubscribe.left_news": "Emails about new messages stopped",
  "unsubscribe.leftHelp_news":
    "You won’t get these at this email address any more. New messages are always in your cards.",
  "unsubscribe.undo": "Undo",
  "unsubscribe.back_invitations": "You’ll get invitations again",
  "unsubscribe.back_reminders": "You’ll get reminders again",
  "unsubscribe.back_news": "You’ll get emails about new messages again",
  "unsubscribe.backHelp": "Nothing has changed. You can close this page.",
  "unsubscribe.missing": "This link isn’t complete",
  "unsubscribe.missingHelp": "Please open it again from the email.",
} as const;
